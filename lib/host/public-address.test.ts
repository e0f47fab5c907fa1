import { describe, expect, it, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-address';

test.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:a00:1::1', false],
  ['2001:0:a00:1::', false],
  ['localhost', false],
])('that %s is public is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('a name', () => {
  const resolve = (name: string, all: boolean) =>
    new Promise<unknown>((done) => {
      lookupPublic(name, { all }, (error, addresses) => done(error ?? addresses));
    });

  it.each([true, false])('of this machine is not resolved (all: %s)', async (all) => {
    expect(await resolve('localhost', all)).toBeInstanceOf(Error);
  });

  it('of a public address is, in the form that was asked for', async () => {
    expect(await resolve('8.8.8.8', false)).toBe('8.8.8.8');
    expect(await resolve('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });
});
