const isThisMachine = (address: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(URL.canParse(address) ? new URL(address).hostname : 'localhost');

/** An address that only the server's own machine knows leads no phone anywhere: then the one that this display uses. */
export const publicOriginOf = (told: string | undefined, own: string): string =>
  told && !isThisMachine(told) ? new URL(told).origin : own;
