/**
 * Whom a request's address stands for where shares are given out: one holder, the network it is in, and of IPv6 the
 * segment, in which one machine may take any address and everybody of one office is.
 */
export type Whose = { holder: string; segment: string | null; network: string };

const ipv4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?::\d+)?$/i;
const ipv6 = /^\[?([\da-f:]+)(?:%\w+)?(?:\](?::\d+)?)?$/i;

/**
 * Of IPv6 the address, its /64 and the /48 that a line has; of IPv4 the address and its /24.
 * What is no address at all counts as one holder together, so that nothing is won by making it up.
 */
export function whoseAddress(address: string): Whose {
  const [, a, b, c, d] = ipv4.exec(address) ?? [];
  if (a) return { holder: `${a}.${b}.${c}.${d}`, segment: null, network: `${a}.${b}.${c}.0/24` };
  const written = ipv6.exec(address)?.[1];
  if (!written?.includes(':')) return { holder: 'unknown', segment: null, network: 'unknown' };
  const groups = allGroups(written);
  const prefix = (count: number) => groups.slice(0, count).join(':');
  return { holder: prefix(8), segment: `${prefix(4)}::/64`, network: `${prefix(3)}::/48` };
}

/** `::` stands for as many zeros as are missing; a group may have leading ones. */
function allGroups(written: string): string[] {
  const [front = [], back = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}
