import { isIP } from 'node:net';
import { describe, expect, test } from 'vitest';
import { FeedRefusal } from './feed-refusal.ts';
import { createGuard, isPublicAddress } from './guard.ts';

/** As somebody may write them in a link. */
const refused = [
  // loopback, in every notation
  '127.0.0.1',
  '127.255.255.254',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0X7F.0.0.0x1',
  '017700000001',
  '0177.0.0.01',
  '127.0.0.1.',
  '127。0。0。1',
  '１２７.0.0.1',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  // unspecified
  '0.0.0.0',
  '0',
  '[::]',
  '[::ffff:0.0.0.0]',
  // private
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '0xc0.0xa8.1.1',
  '3232235777',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fec0::1]',
  '[::ffff:10.0.0.1]',
  // carrier-grade NAT
  '100.64.0.1',
  '100.127.255.255',
  // link-local and metadata services
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '[::ffff:a9fe:a9fe]',
  '[fe80::1]',
  '[febf::1]',
  '[fd00:ec2::254]',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  // IPv4 inside IPv6
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::1.1.1.1]',
  '[2002:7f00:1::]',
  '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
  // multicast, broadcast, reserved, documentation
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '[ff02::1]',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  '[4000::1]',
];

const fine = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '193.92.1.1',
  '223.255.255.255',
  '0x08.8.8.8',
  '134744072',
  '[2606:4700:4700::1111]',
  '[2a00:1450:4001:80f::200e]',
  '[2001:4860:4860::8888]',
  '[::ffff:8.8.8.8]',
  '[64:ff9b::8.8.8.8]',
];

const { judge } = createGuard({ allowedHosts: [] });

describe('as written in a link', () => {
  test.each(refused)('R-VAL-06 %s is refused', (host) => {
    expect(() => judge(new URL(`http://${host}/feed`))).toThrow(FeedRefusal);
  });

  test.each(fine)('%s may be asked', (host) => {
    const url = new URL(`https://${host}/feed`);
    expect(isIP(url.hostname.replace(/[[\]]/g, ''))).not.toBe(0);
    expect(() => judge(url)).not.toThrow();
  });
});

test.each(['', 'localhost', 'fe80::1%eth0', '1.1.1.1%1', '01.1.1.1', '1.1.1', 'not an address'])(
  '%j is no numeric address, so it is not a public one',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test.each(['http://1.1.1.1:8080/', 'https://example.gr:22/', 'http://example.gr:6379/'])(
  'R-VAL-06 %s is refused for its port',
  (url) => {
    expect(() => judge(new URL(url))).toThrow(FeedRefusal);
  },
);

test.each(['http://example.gr/', 'https://example.gr/', 'http://example.gr:443/', 'https://1.1.1.1:443/'])(
  '%s has a port that may be asked',
  (url) => {
    expect(() => judge(new URL(url))).not.toThrow();
  },
);

test('an operator allows a host on every port, or on one', () => {
  const guard = createGuard({ allowedHosts: ['10.0.0.1', 'feeds.local:8080', '[::1]:80'] });
  for (const url of [
    'http://10.0.0.1/',
    'http://10.0.0.1:9999/',
    'http://feeds.local:8080/',
    'http://[::1]/',
  ])
    expect(() => guard.judge(new URL(url))).not.toThrow();
  for (const url of ['http://10.0.0.2/', 'http://feeds.local:8081/', 'https://[::1]/'])
    expect(() => guard.judge(new URL(url))).toThrow(FeedRefusal);
});
