import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLIENT = { id: 'settln-test', secret: 'client-secret-of-the-tests' };

/** What is wrong with the id token; everything else in it is right. */
export interface Forgery {
  claims?: Record<string, unknown>;
  header?: { alg?: string; kid?: string };
  /** `foreign` is a key that the issuer does not publish; `none` leaves the signature out. */
  signedBy?: 'own' | 'foreign' | 'client secret' | 'public key' | 'none';
  /** Beside the token, in the answer that has it. */
  beside?: Record<string, unknown>;
}

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signatureOf(text: string, by: NonNullable<Forgery['signedBy']>): string {
  if (by === 'none') return '';
  if (by === 'client secret' || by === 'public key') {
    const key = by === 'client secret' ? CLIENT.secret : publicPem;
    return createHmac('sha256', key).update(text).digest('base64url');
  }
  const { privateKey } = by === 'own' ? own : foreign;
  return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url');
}

function forge(issuer: string, nonce: string, { claims, header, signedBy }: Forgery): string {
  const now = Math.floor(Date.now() / 1000);
  const head = base64url({ alg: 'RS256', kid: 'own', typ: 'JWT', ...header });
  const body = base64url({
    iss: issuer,
    aud: CLIENT.id,
    sub: 'local-ada',
    nonce,
    iat: now,
    exp: now + 600,
    name: 'Ada Obi',
    email: 'ada@settln.example',
    ...claims,
  });
  return `${head}.${body}.${signatureOf(`${head}.${body}`, signedBy ?? 'own')}`;
}

/** An issuer without a page: it answers every code with an id token that is forged as requested. */
export async function startForgingIssuer() {
  let forgery: Forgery = {};
  let nonce = '';
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      },
      '/jwks': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig' }] },
      '/token': {
        access_token: 'x',
        token_type: 'Bearer',
        id_token: forge(issuer, nonce, forgery),
        ...forgery.beside,
      },
    };
    response.end(JSON.stringify(answers[url ?? ''] ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // listens on TCP
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    /** The address to which the issuer redirects from an authorization request. */
    answer(authorize: string, next: Forgery): string {
      const asked = new URL(authorize).searchParams;
      nonce = asked.get('nonce') ?? '';
      forgery = next;
      const state = asked.get('state') ?? '';
      return `${asked.get('redirect_uri')}?${new URLSearchParams({ code: 'code', state })}`;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
