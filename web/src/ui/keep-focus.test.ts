import { expect, test } from 'vitest';
import { nextPlace, placeOf } from './keep-focus.ts';

/** As much of an element as is asked for. */
class Part {
  parentElement: Part | null = null;
  readonly children: Part[];
  readonly tagName: string;
  readonly className: string;
  constructor(tagName: string, className: string, children: Part[] = []) {
    this.tagName = tagName;
    this.className = className;
    this.children = children;
    for (const child of children) child.parentElement = this;
  }
  get isConnected(): boolean {
    return this.tagName === 'main' || !!this.parentElement?.isConnected;
  }
  private at(step: number): Part | null {
    const all = this.parentElement?.children ?? [];
    return all[all.indexOf(this) + step] ?? null;
  }
  get nextElementSibling() {
    return this.at(1);
  }
  get previousElementSibling() {
    return this.at(-1);
  }
  matches(selector: string) {
    return selector.split(', ').some((one) => one.startsWith(this.tagName));
  }
  querySelectorAll(selector: string): Part[] {
    return this.children.flatMap((one) => [
      ...(one.matches(selector) ? [one] : []),
      ...one.querySelectorAll(selector),
    ]);
  }
  getClientRects = () => [{}] as unknown as DOMRectList;
  focus() {}
  remove() {
    this.parentElement?.children.splice(this.parentElement.children.indexOf(this), 1);
    this.parentElement = null;
  }
}

const card = (name: string) =>
  new Part('li', name, [new Part('button', 'switch'), new Part('button', 'menu')]);
const page = () => {
  const [a, b, c] = [card('a'), card('b'), card('c')];
  const add = new Part('button', 'add');
  const section = new Part('section', 'images', [add, new Part('ul', 'grid', [a, b, c])]);
  const heading = new Part('h1', 'title');
  new Part('main', 'page', [heading, section]);
  return { a, b, c, add, section, heading };
};
const menuOf = (part: Part) => part.children[1] as Part;

test('R-A11Y-02 after something is removed the focus goes to the same control of the next, at the end of the one before', () => {
  const { a, b, c } = page();
  const [atB, atC] = [placeOf(menuOf(b)), placeOf(menuOf(c))];
  b.remove();
  expect(nextPlace(atB)).toBe(menuOf(c));
  c.remove();
  expect(nextPlace(atC)).toBe(menuOf(a));
});

test('R-A11Y-02 after the last of them it goes to the beginning of its section, and without a section to the heading', () => {
  const { a, b, c, add, section, heading } = page();
  const place = placeOf(menuOf(a));
  for (const one of [a, b, c]) one.remove();
  expect(nextPlace(place)).toBe(add);
  section.remove();
  expect(nextPlace(place)).toBe(heading);
});

test('what only moved keeps it; of what is gone with its page nothing is known', () => {
  const { b } = page();
  expect(nextPlace(placeOf(menuOf(b)))).toBe(menuOf(b));
  expect(nextPlace(placeOf(menuOf(card('x'))))).toBeUndefined();
});

test('what lay over the page has no neighbours in it: whatever opened it is asked next', () => {
  const dialog = new Part('div', 'dialog', [new Part('button', 'yes')]);
  const root = new Part('div', 'root', [new Part('button', 'skip')]);
  new Part('main', 'page', [new Part('body', '', [root, dialog])]);
  const place = placeOf(dialog.children[0] as Part);
  dialog.remove();
  expect(nextPlace(place)).toBeUndefined();
});
