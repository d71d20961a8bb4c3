import { isIP } from 'node:net';

/** Groups of addresses that the web framework knows by name. */
const names = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network that is not everything, or one of the names. */
export function isProxy(given: string): boolean {
  if (names.includes(given)) return true;
  const [address = '', bits, ...rest] = given.split('/');
  const family = isIP(address);
  if (!family || rest.length) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** What seems to work and protects nobody, with the reason. */
export function whyNotProxies(given: string): string {
  const parts = given.split(',').map((one) => one.trim().toLowerCase());
  if (parts.includes('true') || parts.some((one) => one.endsWith('/0')))
    return ', with which everybody would be trusted and a caller’s address be whatever the caller writes first into X-Forwarded-For';
  if (parts.some((one) => /^\d+$/.test(one)))
    return ', a number of hops, with which nobody is trusted: how many proxies there were cannot be told from who connects';
  return '';
}
