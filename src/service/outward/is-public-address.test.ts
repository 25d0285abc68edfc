import { expect, test } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  'accepts the public address %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['this host', '0.0.0.0'],
  ['this host', '::'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by a carrier', '100.64.0.1'],
  ['link-local, metadata', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['unique local, metadata', 'fd00:ec2::254'],
  ['site-local', 'fec0::1'],
  ['metadata of Azure', '168.63.129.16'],
  ['metadata of Oracle', '192.0.0.192'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['benchmarks', '198.18.0.1'],
  ['examples', '203.0.113.1'],
  ['reserved', '240.0.0.1'],
  ['mapped IPv4', '::ffff:169.254.169.254'],
  ['mapped IPv4', '::ffff:a9fe:a9fe'],
  ['compatible IPv4', '::127.0.0.1'],
  ['translated IPv4', '64:ff9b::7f00:1'],
  ['translated IPv4', '64:ff9b:1::a9fe:a9fe'],
  ['tunnelled IPv4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['documentation', '2001:db8::1'],
  ['not assigned', '4000::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('refuses the address %s: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
