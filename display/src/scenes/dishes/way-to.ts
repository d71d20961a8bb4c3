/** The way that led to a page, that page last. Whoever comes to a page they have passed is back there, not further on. */
export function wayTo(page: string, way: readonly string[]): readonly string[] {
  const passed = way.indexOf(page);
  return passed === -1 ? [...way, page] : way.slice(0, passed + 1);
}

/** From here on the list is offered as well: back would take as many presses as there were steps. */
export const isFar = (way: readonly string[]): boolean => way.length > 2;
