import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { FeedRefusal } from './feed-refusal.ts';
import { isPublicAddress } from './public-address.ts';

type Resolve = (hostname: string) => Promise<LookupAddress[]>;
export type GuardOptions = {
  /** `host` or `host:port`, in lower case, that may be private and may use any port or that port. */
  allowedHosts: readonly string[];
  resolve?: Resolve;
};

export type Guard = { agent: Dispatcher; judge(url: URL): void };

const systemResolve: Resolve = (hostname) => dns.lookup(hostname, { all: true });

const portOf = ({ protocol, port }: URL): string => port || (protocol === 'https:' ? '443' : '80');

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Keeps our requests out of the municipality's own network. An address is judged as it is written, again when its name
 * has been resolved, and once more when the connection stands; a redirect goes through all three again.
 */
export function createGuard({ allowedHosts, resolve = systemResolve }: GuardOptions): Guard {
  const allowed = new Set(allowedHosts);
  const isAllowed = (url: URL): boolean =>
    allowed.has(url.hostname) || allowed.has(`${url.hostname}:${portOf(url)}`);

  /** As written. The URL parser has already turned 0x7f.1, 2130706433 and their like into four numbers. */
  const judge = (url: URL): void => {
    if (isAllowed(url)) return;
    const host = withoutBrackets(url.hostname);
    const refused = !['80', '443'].includes(portOf(url)) || (isIP(host) !== 0 && !isPublicAddress(host));
    if (refused) throw new FeedRefusal('address-not-allowed');
  };

  /** The addresses that were judged are the ones that are used: nobody asks the name server a second time. */
  const lookup =
    (free: boolean): LookupFunction =>
    (hostname, { all }, callback) => {
      const use = (addresses: LookupAddress[]) => {
        const [first] = addresses;
        if (!first) callback(new FeedRefusal('no-answer'), '');
        else if (!free && !addresses.every(({ address }) => isPublicAddress(address)))
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
      if (free || isPublicAddress(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(new FeedRefusal('address-not-allowed'), null);
    });
  };

  // Without pipelining a connection serves one request, so there is none that was judged long ago.
  const agent = new Agent({ connect, pipelining: 0, maxHeaderSize: 16 * 1024 });
  return { agent, judge };
}
