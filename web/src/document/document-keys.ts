import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isPressed, textField } from '../lib/shortcuts.ts';

type Keys = { save(): void; undo(): void; redo(): void };

/** Which of a document's keys is pressed, by the letter on the key: a Greek keyboard has its own. */
export const keyMeans = (event: Parameters<typeof isPressed>[1]): keyof Keys | null =>
  (['save', 'undo', 'redo'] as const).find((name) => isPressed(name, event)) ?? null;

/** The dialog or drawer in which something is; what has lost its focus to the page is in the uppermost one. */
const layerOf = (target: Element): Element | null =>
  target === document.body
    ? ([...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1) ?? null)
    : target.closest('[role=dialog]');

/** Whether what is pressed there is meant for this form: not for a dialog above it, nor for the page behind a drawer. */
function isMeant(form: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || form.contains(target)) return true;
  return layerOf(target) === form.closest('[role=dialog]');
}

/**
 * The keys of a document, wherever on its page the focus is. Taking back is the document's also inside a text field:
 * the browser knows of that one field alone, and would bring back letters that the document has moved on from.
 */
export function useDocumentKeys(form: RefObject<HTMLElement | null>, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const meaning = keyMeans(event);
    const element = form.current;
    // The browser's own answer, to keep the page as a file, is never wanted.
    if (meaning === 'save') event.preventDefault();
    if (!meaning || !element) return;
    if (event.defaultPrevented && meaning !== 'save') return;
    if (!isMeant(element, event.target)) return;
    const isElsewhere =
      event.target instanceof Element && !element.contains(event.target) && event.target.closest(textField);
    if (meaning !== 'save' && isElsewhere) return;
    event.preventDefault();
    keys[meaning]();
  });
  /** By the menu of the field or of the browser. */
  const byMenu = useEffectEvent((event: InputEvent) => {
    if (!(event.target instanceof Node) || !form.current?.contains(event.target)) return;
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    keys[event.inputType === 'historyUndo' ? 'undo' : 'redo']();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const onInput = (event: InputEvent) => byMenu(event);
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeinput', onInput);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeinput', onInput);
    };
  }, []);
}
