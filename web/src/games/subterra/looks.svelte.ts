/** What a person wants to see drawn besides: shared by the board and what lies over its edge. */

/** The ways of all horrors, and the number of the horror that is pointed at. */
export const looks = $state({ hunts: false, over: 0 });
