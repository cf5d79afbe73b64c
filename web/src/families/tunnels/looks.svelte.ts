/** What a person wants to see drawn besides: shared by the board and what lies over its edge. */

export const looks = $state({ blocking: false, over: '' });
