import type { IncomingMessage } from 'node:http';

export type PublicAddress = ReturnType<typeof publicAddress>;

/** The configured public origin; forwarded headers of a request do not count. */
export function publicAddress(publicUrl: string, realm: string) {
  const { origin, host, protocol } = new URL(publicUrl);
  const mountPath = `/realms/${encodeURIComponent(realm)}`;

  return {
    origin,
    mountPath,
    issuer: origin + mountPath,

    /** The provider builds every URL from these headers. */
    apply(request: IncomingMessage): void {
      request.headers['x-forwarded-host'] = host;
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    },

    /** Whether a return address is of the product. */
    owns(url: string): boolean {
      if (!URL.canParse(url)) return false;
      const { origin: asked, username, password } = new URL(url);
      return asked === origin && username === '' && password === '';
    },
  };
}
