/** A window that staff open as a display, until it is closed: it tells its pairing code to the page that opened it. */
export const herePath = '/display/?here=1';

export type HereMessage = { hereCode: string };

type Heard = { origin: string; source: unknown; data: unknown };

/** postMessage may come from anybody; whether it is a code is for the server to say. */
export function hereCodeFrom(known: { origin: string; source: unknown }, heard: Heard): string | null {
  if (heard.origin !== known.origin || heard.source !== known.source) return null;
  const { hereCode } = (heard.data ?? {}) as Partial<HereMessage>;
  return typeof hereCode === 'string' ? hereCode : null;
}
