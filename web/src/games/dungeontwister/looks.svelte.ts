/** How the board lies on the screen: four rooms long, so on a wide one it lies on its side, north to the left. */

import { MediaQuery } from 'svelte/reactivity';
import type { Spot } from '../../board/cells';

const wide = new MediaQuery('min-aspect-ratio: 1/1');

export const liesWide = (): boolean => wide.current;
/** The degrees by which the whole board is turned. */
export const outlook = (): number => (wide.current ? -90 : 0);
/** Where a spot of the board with north upwards is seen. */
export const seenAt = (spot: Spot): Spot => (wide.current ? { x: spot.y, y: -spot.x } : spot);
