import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { splitLocale } from '@/lib/shared/url/locale-path';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { findProgram } from '@/scripts/testing/programs.mjs';
import { Part } from './part';
import { writeDeployed } from './servers';

const nginx = findProgram('nginx');
const CERTIFICATE = path.resolve('backend/testing/mail-certificate.pem');
/** The command of docs/DEPLOYMENT.md that turns TLS on. */
const [COMMAND = ''] =
  /^sed -i 's\/#tls .*nginx\.conf$/m.exec(readFileSync('docs/DEPLOYMENT.md', 'utf8')) ?? [];

describe.skipIf(nginx === null)('the edge that ends TLS', () => {
  const asked: IncomingMessage[] = [];
  const web = createServer((message, response) => {
    asked.push(message);
    response.end('a page');
  });
  let home: string;
  let edge: Part;
  let [tls, plain] = [0, 0];
  /** Before there is a certificate, and after. */
  const answers: string[] = [];

  async function answerChallenge(): Promise<string> {
    const url = `http://127.0.0.1:${plain}/.well-known/acme-challenge/token`;
    return (await fetch(url, { redirect: 'manual' })).text();
  }

  beforeAll(async () => {
    await once(web.listen(0, '127.0.0.1'), 'listening');
    const behind = `127.0.0.1:${(web.address() as AddressInfo).port}`;
    home = mkdtempSync(path.join(tmpdir(), 'settln-tls-'));
    chmodSync(home, 0o755);
    mkdirSync(path.join(home, 'var'));
    [tls, plain] = [await findFreePort(), await findFreePort()];
    const file = writeDeployed('nginx.conf', home, {
      'worker_processes auto;': 'worker_processes 1; daemon off;',
      '/run/nginx.pid': path.join(home, 'nginx.pid'),
      '/var/log/nginx': home,
      '/var/cache/nginx': path.join(home, 'var'),
      'web-1:3000': behind,
      'web-2:3000': behind,
      'backend-1:4000': behind,
      'backend-2:4000': behind,
      '/etc/letsencrypt/live/settln.example/fullchain.pem': CERTIFICATE,
      '/etc/letsencrypt/live/settln.example/privkey.pem': path.resolve(
        'backend/testing/mail-key.pem',
      ),
      'listen 443 ': `listen 127.0.0.1:${tls} `,
      'listen 80 ': `listen 127.0.0.1:${plain} `,
      'listen 80;': `listen 127.0.0.1:${plain};`,
      '/var/www/html': home,
      'listen 127.0.0.1:4000 ': `listen 127.0.0.1:${await findFreePort()} `,
    });
    const challenges = path.join(home, '.well-known', 'acme-challenge');
    mkdirSync(challenges, { recursive: true });
    writeFileSync(path.join(challenges, 'token'), 'an answer');
    const log = path.join(home, 'nginx.log');
    edge = new Part({
      name: 'nginx',
      program: nginx ?? '',
      args: ['-e', log, '-c', file],
      logFile: log,
      isUp: async () =>
        (await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' })).status > 0,
      stopSignal: 'SIGQUIT',
    });
    await edge.start();
    answers.push(await answerChallenge());
    await edge.stop();
    execFileSync('sh', ['-c', COMMAND.replace('/etc/nginx/nginx.conf', file)]);
    await edge.start();
    answers.push(await answerChallenge());
  });
  afterAll(async () => {
    await edge.stop();
    web.closeAllConnections();
    web.close();
    rmSync(home, { recursive: true, force: true });
  });

  it('answers the challenges of an issuer of certificates, before there is one and after', () => {
    expect(answers).toEqual(['an answer', 'an answer']);
  });

  it('answers over TLS, and tells the site the scheme and the host with its port', async () => {
    const options = {
      host: '127.0.0.1',
      port: tls,
      path: '/aboutus',
      ca: readFileSync(CERTIFICATE),
    };
    const [answer] = await once(request(options).end(), 'response');
    expect(answer.statusCode).toBe(200);
    expect(asked.at(-1)?.headers).toMatchObject({
      'x-forwarded-proto': 'https',
      host: `127.0.0.1:${tls}`,
    });
  });

  it.each([
    ['an address that is too long', `/ar/find?q=${'x'.repeat(40_000)}`, {}, 414, 'large'],
    ['a header that is too long', '/it/find', { cookie: 'x'.repeat(20_000) }, 400, 'unreadable'],
    ['a host that is none', '/uk/find', { host: 'a b' }, 400, 'unreadable'],
    ['a host that is none, in English', '/find', { host: 'a b' }, 400, 'unreadable'],
  ] as const)(
    'refuses %s in the language of the address',
    async (_, address, headers, status, why) => {
      const options = {
        host: '127.0.0.1',
        port: tls,
        path: address,
        servername: 'localhost',
        headers,
      };
      const sent = request({ ...options, ca: readFileSync(CERTIFICATE) }).end();
      const [answer] = await once(sent, 'response');
      const { locale } = splitLocale(address);
      const page = Buffer.concat(await answer.toArray()).toString();
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page).toContain(`<html lang="${locale}"`);
      expect(page).toContain(`<h1>${textsFor(locale, 'errors.refusals')(`${why}Title`)}</h1>`);
    },
  );

  it.each([
    ['it', 'it-IT,it;q=0.9,en;q=0.8'],
    ['uk', 'uk'],
    ['en', 'en-GB,it;q=0.9'],
  ] as const)(
    'refuses a call that is too long in the language named first, %s',
    async (locale, named) => {
      const headers = { 'accept-language': named, 'content-length': 2_000_000 };
      const options = { host: '127.0.0.1', port: tls, path: '/api/events?q=a|b', method: 'POST' };
      const sent = request({ ...options, headers, ca: readFileSync(CERTIFICATE) });
      sent.flushHeaders();
      const [answer] = await once(sent, 'response');
      const text = Buffer.concat(await answer.toArray()).toString();
      sent.destroy();
      expect(answer.statusCode).toBe(413);
      const message = textsFor(locale, 'errors.reasons')('bodyTooLarge');
      expect(JSON.parse(text)).toMatchObject({ error: { message } });
    },
  );

  it('speaks HTTP/2, with the same host for the site', async () => {
    const session = connect(`https://localhost:${tls}`, { ca: readFileSync(CERTIFICATE) });
    const stream = session.request({ ':path': '/faq', 'next-action': 'passes by the copies' });
    const [headers] = await once(stream, 'response');
    session.close();
    expect(headers[':status']).toBe(200);
    expect(asked.at(-1)?.headers.host).toBe(`localhost:${tls}`);
  });

  it('sends plain requests to https with their address, and keeps their method', async () => {
    const answer = await fetch(`http://127.0.0.1:${plain}/find?q=a`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('https://settln.example/find?q=a');
  });
});
