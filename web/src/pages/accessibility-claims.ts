/**
 * R-ANY-17: what the statement says, by the requirements that prove it. Each of them is named by a test, so what no test
 * shows is not said. What is not accessible, and who has not tried it, needs no proof.
 */
export const claims = {
  tool: {
    keyboard: ['R-WORK-12', 'R-WORK-13', 'R-FIND-01', 'R-MANY-02'],
    reader: ['R-A11Y-01', 'R-ANY-16'],
    colour: ['R-A11Y-01', 'R-ANY-05'],
    motion: ['R-ANY-19'],
    zoom: ['R-A11Y-03'],
  },
  glass: {
    size: ['R-BUDGET-01', 'R-BUDGET-09'],
    access: ['R-REACH-01', 'R-REACH-04'],
    languages: ['R-ROOM-03', 'R-EASY-04'],
    flashes: ['R-REACH-02'],
  },
  made: {
    pages: ['R-SHELL-02', 'R-A11Y-01'],
    keys: ['R-WORK-12', 'R-FIND-01'],
    widths: ['R-A11Y-03', 'R-ANY-15', 'R-ANY-05'],
    engines: ['R-ANY-13'],
  },
} as const satisfies Record<string, Record<string, readonly [string, ...string[]]>>;

export const claimsOf = <Chapter extends keyof typeof claims>(chapter: Chapter) =>
  Object.keys(claims[chapter]) as (keyof (typeof claims)[Chapter] & string)[];
