/** Who walked where between two views: ordinary Troglodytes are shown in groups without names, so the drawing matches the groups. */

import type { Spot } from '../../board/cells';
import type { Figure } from './view';

export interface Walked {
  figures: Figure[];
  /** Where groups that are gone went, by their key: into others. Who is not here was slain. */
  joined: Map<string, Spot>;
}

let named = 0;
const isGroup = (figure: Figure) => figure.warrior.word.includes('@');
const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = (to: Figure, among: Figure[]): Figure | undefined =>
  among.sort((a, b) => far(a, to) - far(b, to))[0];

/** How unlike two groups are: none for those who stayed as they were, little for those who stayed. */
function unlike(before: Figure, after: Figure): number {
  if (before.warrior.word === after.warrior.word && before.warrior.activated === after.warrior.activated)
    return 0;
  return before.cell === after.cell ? 1 : 10 + far(before, after);
}

/** Pairs groups of two views, the likest first; each is in one pair at most. */
function paired(before: Figure[], after: Figure[]): Map<Figure, Figure> {
  const all = after
    .flatMap((now) => before.map((old) => ({ now, old, by: unlike(old, now) })))
    .sort((a, b) => a.by - b.by);
  const [found, taken] = [new Map<Figure, Figure>(), new Set<Figure>()];
  for (const { now, old } of all) {
    if (found.has(now) || taken.has(old)) continue;
    found.set(now, old);
    taken.add(old);
  }
  return found;
}

/** Gives each group the key of the one that it was before; a new one comes from the nearest that has shrunk. */
export function walked(before: Figure[], after: Figure[]): Walked {
  const [old, now] = [before.filter(isGroup), after.filter(isGroup)];
  const was = paired(old, now);
  const less = new Map([...was].map(([group, one]) => [one, one.warrior.count - group.warrior.count]));
  const from = new Map<Figure, Spot>();
  for (const group of now.filter((one) => !was.has(one))) {
    const source = nearest(
      group,
      [...less].filter(([, left]) => left > 0).map(([one]) => one),
    );
    if (!source) continue;
    from.set(group, { x: source.x, y: source.y });
    less.set(source, (less.get(source) ?? 0) - group.warrior.count);
  }
  const joined = new Map<string, Spot>();
  for (const gone of old.filter((one) => ![...was.values()].includes(one))) {
    const host = nearest(
      gone,
      now.filter((group) => (less.get(was.get(group) as Figure) ?? 0) < 0),
    );
    if (!host) continue;
    joined.set(gone.key, { x: host.x, y: host.y });
    const one = was.get(host) as Figure;
    less.set(one, (less.get(one) ?? 0) + gone.warrior.count);
  }
  const figures = after.map((figure) => {
    if (!isGroup(figure)) return figure;
    const one = was.get(figure);
    if (!one) return { ...figure, key: `troglodytes-${++named}`, from: from.get(figure) };
    return { ...figure, key: one.key, losses: one.losses + ((less.get(one) ?? 0) > 0 ? 1 : 0) };
  });
  return { figures: figures.sort((a, b) => a.key.localeCompare(b.key)), joined };
}
