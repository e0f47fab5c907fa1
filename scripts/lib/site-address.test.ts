import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { adviceOnHost, checkSiteAddress, refusalOf } from './site-address.mjs';

test('a free port of loopback is taken', async () => {
  await expect(
    checkSiteAddress({ port: await findFreePort(), host: '127.0.0.1' }),
  ).resolves.toBeUndefined();
});

test('a taken port is refused, with the next one', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(checkSiteAddress({ port, host: '0.0.0.0' })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  );
  other.close();
});

test.each(['192.0.2.1', 'no-such-host.invalid'])(
  'an address that the machine lacks is refused at once: %s',
  async (host) => {
    await expect(checkSiteAddress({ port: await findFreePort(), host })).rejects.toThrow(
      `This machine has no address "${host}" to listen on`,
    );
  },
);

test('a port of administrators is refused with words', () => {
  expect(refusalOf('EACCES', { port: 80, host: '127.0.0.1' })).toBe(
    'Port 80 is for administrators alone. Choose one from 1024 on: npm start -- --port 3000',
  );
});

test('a site for every network says what works on this machine alone, unless SITE_URL is set', () => {
  const open = { port: 3000, host: '0.0.0.0' };
  expect(adviceOnHost(open, undefined)).toMatch(/http:\/\/localhost:3000 alone.*SITE_URL/s);
  expect(adviceOnHost(open, 'http://192.168.1.2:3000')).toBeNull();
  for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
    expect(adviceOnHost({ port: 3000, host }, undefined)).toBeNull();
  }
});
