/** A window that staff open as a display, until it is closed: it tells its pairing code to the page that opened it. */
export const herePath = '/display/?here=1';

export type HereMessage = { hereCode: string };

type Sender = { origin: string; source: unknown };

/** postMessage may come from anybody; whether it is a code is for the server to say. */
export function hereCodeFrom(expected: Sender, event: Sender & { data: unknown }): string | null {
  if (event.origin !== expected.origin || event.source !== expected.source) return null;
  const { hereCode } = (event.data ?? {}) as Partial<HereMessage>;
  return typeof hereCode === 'string' ? hereCode : null;
}
