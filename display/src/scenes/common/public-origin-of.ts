/** Null for what is no address at all. */
function addressIn(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const isThisMachine = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** An address that only the server's own machine knows leads no phone anywhere: then the one that this display uses. */
export function publicOriginOf(told: string | undefined, own: string): string {
  const address = told ? addressIn(told) : null;
  return address && !isThisMachine(address) ? address.origin : own;
}
