import type { IncomingMessage } from 'node:http';

export type PublicAddress = ReturnType<typeof publicAddress>;

/** Where browsers reach the product, whatever this process is bound to and whatever a request claims. */
export function publicAddress(publicUrl: string, realm: string) {
  const { origin, host, protocol } = new URL(publicUrl);
  const mountPath = `/realms/${encodeURIComponent(realm)}`;

  return {
    origin,
    mountPath,
    issuer: origin + mountPath,

    /** Every address the provider writes is made from these, so they are ours and never the caller's. */
    apply(request: IncomingMessage): void {
      request.headers['x-forwarded-host'] = host;
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    },

    /** Any page of the product may be returned to, and nothing else. */
    owns(url: string): boolean {
      if (!URL.canParse(url)) return false;
      const { origin: asked, username, password } = new URL(url);
      return asked === origin && username === '' && password === '';
    },
  };
}
