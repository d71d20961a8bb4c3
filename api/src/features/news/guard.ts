import { promises as dns, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { FeedRefusal } from './feed-refusal.ts';

type Resolve = (hostname: string) => Promise<LookupAddress[]>;
export type GuardOptions = {
  /** `host` or `host:port`, in lower case, that may be private and may use any port or that port. */
  allowedHosts: readonly string[];
  resolve?: Resolve;
  isPublic?: typeof isPublicAddress;
};

export type Guard = { agent: Dispatcher; judge(url: URL): void };

const systemResolve: Resolve = (hostname) => dns.lookup(hostname, { all: true });

const portOf = ({ protocol, port }: URL): string => port || (protocol === 'https:' ? '443' : '80');

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** SSRF: an address is judged as written, once resolved and once connected; a redirect goes through all three again. */
export function createGuard({
  allowedHosts,
  resolve = systemResolve,
  isPublic = isPublicAddress,
}: GuardOptions): Guard {
  const allowed = new Set(allowedHosts);
  const isAllowed = (url: URL): boolean =>
    allowed.has(url.hostname) || allowed.has(`${url.hostname}:${portOf(url)}`);

  /** As written. The URL parser has already turned 0x7f.1, 2130706433 and their like into four numbers. */
  const judge = (url: URL): void => {
    if (isAllowed(url)) return;
    const host = withoutBrackets(url.hostname);
    const refused = !['80', '443'].includes(portOf(url)) || (isIP(host) !== 0 && !isPublic(host));
    if (refused) throw new FeedRefusal('address-not-allowed');
  };

  /** The addresses that were judged are the ones that are used: nobody asks the name server a second time. */
  const lookup =
    (free: boolean): LookupFunction =>
    (hostname, { all }, callback) => {
      const use = (addresses: LookupAddress[]) => {
        const [first] = addresses;
        if (!first) callback(new FeedRefusal('no-answer'), '');
        else if (!free && !addresses.every(({ address }) => isPublic(address)))
          callback(new FeedRefusal('address-not-allowed'), '');
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      };
      resolve(hostname).then(use, (error: Error) => callback(error, ''));
    };

  const connect: buildConnector.connector = (options, callback) => {
    const free = isAllowed(new URL(`${options.protocol}//${options.host}`));
    buildConnector({ lookup: lookup(free) })(options, (error, socket) => {
      if (error) return callback(error, null);
      if (free || isPublic(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(new FeedRefusal('address-not-allowed'), null);
    });
  };

  // Without pipelining a connection serves one request, so there is none that was judged long ago.
  const agent = new Agent({ connect, pipelining: 0, maxHeaderSize: 16 * 1024 });
  return { agent, judge };
}

const listOf = (type: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), type);
  }
  return list;
};

/** IANA's special-purpose IPv4 ranges, and what else answers only inside: nothing here is a public web server. */
const specialIPv4 = listOf('ipv4', [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT; Alibaba's metadata service
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's metadata service, behind an address that looks public
  '169.254.0.0/16', // link-local; the metadata service of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments; Oracle's metadata service
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
]);

/** Of IPv6 only global unicast is public: what is loopback, local, multicast or yet unknown lies outside it. */
const globalIPv6 = listOf('ipv6', ['2000::/3']);

const specialIPv6 = listOf('ipv6', [
  '2001::/23', // protocol assignments, with Teredo, which carries an IPv4 address inside
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries an IPv4 address inside
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
]);

/** Ranges whose last four bytes are the IPv4 address that is really meant: IPv4-mapped, and NAT64. */
const carriesIPv4 = listOf('ipv6', ['::ffff:0:0/96', '64:ff9b::/96']);

/** The last two groups of an IPv6 address in any notation, written as IPv4. */
function lastFourBytes(address: string): string {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  return groups
    .map((group) => Number.parseInt(group || '0', 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** Whether a numeric address is one that anybody on the internet reaches. Whatever is not surely so, is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIPv4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  if (carriesIPv4.check(address, 'ipv6')) return isPublicAddress(lastFourBytes(address));
  return globalIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6');
}
