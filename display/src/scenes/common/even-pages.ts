/** As few pages as `atOnce` allows, all about equally full: never a page for the last one or two alone. */
export function evenPages<T>(all: readonly T[], atOnce: number): T[][] {
  const count = Math.ceil(all.length / atOnce);
  const startOf = (page: number) => Math.ceil((page * all.length) / count);
  return Array.from({ length: count }, (_, page) => all.slice(startOf(page), startOf(page + 1)));
}
