import type { TableInfo } from './wire';

/** What a table is called: its own title, that of somebody's own scenario, or the game's name. */
export const titleOf = (info: TableInfo): string =>
  info.title || (info.own_scenario && info.scenario_label) || info.name;

/** What is played there, where the title does not say it. */
export const subtitleOf = (info: TableInfo): string =>
  [titleOf(info) === info.name ? '' : info.name, info.own_scenario ? '' : info.scenario_label]
    .filter(Boolean)
    .join(' · ');

/** The colours of seats: told apart with any of the common colour blindnesses, and each with its number beside it. */
export const SEAT_COLOURS = [
  '#e69f00',
  '#56b4e9',
  '#2fb98a',
  '#f0e442',
  '#e0764a',
  '#d98cbf',
  '#a9a9a9',
  '#7f8cff',
];

/** A seat's colour, unless the game whose page it is has sides with colours of their own. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat + 1}, ${SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#a9a9a9'})`;
}
