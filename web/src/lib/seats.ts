/** The colours of seats: told apart with any of the common colour blindnesses, and each with its number beside it. */
const COLOURS = ['#e69f00', '#56b4e9', '#2fb98a', '#f0e442', '#e0764a', '#d98cbf', '#a9a9a9', '#7f8cff'];

export function seatColour(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? '#a9a9a9';
}
