import { expect, test } from 'vitest';
import { whoseAddress } from './whose-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.7', null, '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.7', null, '198.51.100.0/24'],
  ['198.51.100.7:51234', '198.51.100.7', null, '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:1:2::ffff', '2001:db8:1:2:0:0:0:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0:0:0:0:1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['_hidden', 'unknown', null, 'unknown'],
  ['', 'unknown', null, 'unknown'],
])('%s is held by %s in %s of %s', (address, holder, segment, network) => {
  expect(whoseAddress(address)).toEqual({ holder, segment, network });
});
