import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIdentityApp } from '@/local/identity/app';

/** Starts the real local issuer on a free port, for a site whose client the test environment names. */
export async function startLocalIssuer(siteUrl: string, { saysWhoApart = false } = {}) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // listens on TCP
  const issuer = `http://127.0.0.1:${port}`;
  const config = {
    port,
    issuer,
    siteUrl,
    offersDemo: false,
    saysWhoApart,
    clientId: 'settln-test',
    clientSecret: 'client-secret-of-the-tests',
  };
  const ada = { email: 'ada@settln.example', firstName: 'Ada', lastName: 'Obi', about: 'Braids' };
  server.on('request', createIdentityApp(config, [ada]));
  return {
    issuer,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
