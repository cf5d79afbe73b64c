/** Signs of kinds of tiles: an icon on a badge whose outline and colour tell the kind as well. */

export interface Sign {
  icon: string;
  colour: string;
  /** The outline of the badge, about its middle, of radius 10 or so. */
  shape: string;
  /** The colour that the floor takes on, if any. */
  tint: string;
}

/** A star of so many points, more or less deep. */
export const star = (points: number, inner: number, outer: number) =>
  `M${Array.from({ length: points * 2 }, (_, n) => {
    const [angle, far] = [(n / points) * Math.PI - Math.PI / 2, n % 2 ? inner : outer];
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  }).join('L')}Z`;

export const polygon = (corners: number, turn = 0, radius = 11) =>
  `M${Array.from({ length: corners }, (_, n) => {
    const angle = turn + (n / corners) * Math.PI * 2 - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  }).join('L')}Z`;

export const DROP = 'M0 -13C5 -7 10 -3 10 2.500A10 9.500 0 1 1 -10 2.500C-10 -3 -5 -7 0 -13Z';
export const SQUARE = 'M-9.500 -9.500H9.500V9.500H-9.500Z';
