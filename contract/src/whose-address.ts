/** Whom an address stands for where shares are given out; of IPv6 the segment is a whole office. */
export type Whose = { holder: string; segment: string | null; network: string };

const ipv4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?::\d+)?$/i;
const ipv6 = /^\[?([\da-f:]+)(?:%\w+)?(?:\](?::\d+)?)?$/i;

/** IPv6: address, /64 and /48; IPv4: address and /24. What is no address counts as one holder together. */
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
