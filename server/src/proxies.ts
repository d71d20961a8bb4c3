import { BlockList, isIP } from 'node:net';

/** Groups of addresses that the web framework knows by name. */
const names = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network that is not too wide, or one of the names. */
export function isProxy(given: string): boolean {
  if (names.includes(given)) return true;
  const network = networkOf(given);
  return network ? !isWide(network) && !holdsMapped(network) : isIP(given) !== 0;
}

/** What seems to work and protects nobody, with the reason. */
export function whyNotProxies(given: string): string {
  const parts = given.split(',').map((one) => one.trim().toLowerCase());
  const networks = parts.flatMap((one) => networkOf(one) ?? []);
  if (parts.includes('true') || networks.some(({ bits }) => bits === 0))
    return ', with which everybody would be trusted and a caller’s address be whatever the caller writes first into X-Forwarded-For';
  if (networks.some(holdsMapped))
    return ', with IPv4 networks written as IPv4 (10.1.0.0/24): within ::ffff:0:0/96 is everybody who comes by IPv4';
  if (networks.some(isWide))
    return ', with networks of /8 or narrower for IPv4 and /16 for IPv6: whoever is in a wider one, and of such few hold everybody, could pretend to be anybody';
  if (parts.some((one) => /^\d+$/.test(one)))
    return ', a number of hops, with which nobody is trusted: how many proxies there were cannot be told from who connects';
  return '';
}

type Network = { address: string; family: 'ipv4' | 'ipv6'; bits: number };

function networkOf(given: string): Network | null {
  const [, address = '', bits] = /^([^/]+)\/(0|[1-9]\d{0,2})$/.exec(given) ?? [];
  const family = isIP(address);
  if (!family || address.includes('%') || Number(bits) > (family === 4 ? 32 : 128)) return null;
  return { address, family: family === 4 ? 'ipv4' : 'ipv6', bits: Number(bits) };
}

function isWide({ address, family, bits }: Network): boolean {
  if (family === 'ipv4') return bits < 8;
  // Private networks, from which nobody outside comes, may be named whole, as `uniquelocal` does.
  return bits < (/^f[cd]../i.test(address) ? 7 : 16);
}

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether IPv4 in the clothes of IPv6 is in it, a part or the whole. */
function holdsMapped({ address, family, bits }: Network): boolean {
  if (family === 'ipv4') return false;
  const own = new BlockList();
  own.addSubnet(address, bits, family);
  return mapped.check(address, family) || own.check('::ffff:0:0', family);
}
