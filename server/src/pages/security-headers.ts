import type { FastifyReply } from 'fastify';

const originOf = (address: string): string => new URL(address).origin;

/** What a page of ours may load: itself, and the few services that an operator pointed it to. */
export function contentSecurityPolicy({ services }: { services: string[] }): string {
  const others = [...new Set(services.map(originOf))].join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`, // a film that is about to be uploaded is looked at first
    `font-src 'self'`,
    `connect-src 'self' ${others}`.trim(),
    `frame-src 'self' ${others}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${others}`.trim(),
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Pictures that an operator supplied: shown, never run. */
export const picturePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

export const neverStored = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
export const alwaysAsked = (reply: FastifyReply) => reply.header('cache-control', 'no-cache');
