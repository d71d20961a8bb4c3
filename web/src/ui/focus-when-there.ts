/** What was just added takes the focus once it is drawn: typing goes on without a click. */
export const focusWhenThere = (id: string): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
};
