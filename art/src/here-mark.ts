/** Drawn in a square around 0,0, which the tip of the arrow leaves by as much as points keep from one another. */
export const hereMark = {
  viewBox: '-50 -50 100 100',
  way: 'M0-57 27-24H-27Z',
  discRadius: 34,
  person: 'M10-12A10 10 0 1 1-10-12 10 10 0 0 1 10-12ZM-18 22a18 20 0 0 1 36 0Z',
} as const;
