import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvSchema, readEnv } from './env';

const complete = {
  SITE_URL: 'https://settln.example/',
  BACKEND_URL: 'http://127.0.0.1:4000/v1/',
  ASSETS_URL: 'https://assets.settln.example',
  S3_ENDPOINT: 'https://storage.settln.example',
  S3_BUCKET: 'settln',
  S3_INBOX_BUCKET: 'settln-inbox',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'key-secret',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'client-secret',
};

describe('readEnv', () => {
  it('reads a complete configuration, without trailing slashes', () => {
    const env = readEnv({ ...complete, BACKEND_TOKEN: '' });
    expect(env.SITE_URL).toBe('https://settln.example');
    expect(env.BACKEND_URL).toBe('http://127.0.0.1:4000/v1');
    expect(env.BACKEND_TOKEN).toBeUndefined();
    expect(env.TRUSTED_PROXIES).toBe(1);
  });

  it('names every missing variable on a line of its own, with what to set', () => {
    const run = () => readEnv({ SITE_URL: complete.SITE_URL });
    for (const name of ['BACKEND_URL', 'ASSETS_URL', 'NEXTAUTH_SECRET', 'GOOGLE_CLIENT_ID']) {
      expect(run).toThrow(new RegExp(`^ {2}${name}: is missing; set \\S+`, 'm'));
    }
  });

  it.each([
    ['SITE_URL', 'no-address'],
    ['SITE_URL', 'https://settln.example/app'],
    ['BACKEND_URL', 'ftp://host.test'],
    ['ASSETS_URL', 'https://name:secret@assets.test'],
    ['NEXTAUTH_SECRET', 'short'],
    ['BACKEND_TOKEN', 'short'],
    ['S3_INBOX_BUCKET', 'settln'],
    ['NETWORK_URL', 'network.test'],
    ['NETWORK_TOKEN', 'two words'],
    ['NETWORK_VIEWER_HEADER', 'Authorization'],
    ['NETWORK_VIEWER_HEADER', 'x viewer'],
    ['NETWORK_VIEWER_ID', 'seven\r\nx-role: admin'],
    ['NEWS_URL', 'file:///news'],
    ['APPLE_APP_IDS', 'example.settln'],
    ['ANDROID_APP_PACKAGE', 'settln app'],
    ['ANDROID_CERT_FINGERPRINTS', 'AB:CD'],
    ['ANALYTICS_URL', 'ftp://events.test'],
    ['ANALYTICS_TOKEN', 'two words'],
    ['TRUSTED_PROXIES', '0'],
    ['TRUSTED_PROXIES', 'all'],
    ['MAX_RENDERS', 'many'],
    ['MAX_CALLS', '2.5'],
  ])('refuses a wrong %s without repeating its value', (name, value) => {
    const run = () => readEnv({ ...complete, [name]: value });
    expect(run).toThrow(`  ${name}: is wrong; set`);
    expect(run).not.toThrow(value);
  });
});

describe('OIDC_ISSUER', () => {
  const read = (OIDC_ISSUER: string, NODE_ENV: string) =>
    readEnv({ ...complete, OIDC_ISSUER, NODE_ENV });

  it.each(['http://127.0.0.1:4444', 'http://localhost:4444', 'http://[::1]:4444'])(
    'may be %s anywhere',
    (issuer) => {
      expect(read(issuer, 'production').OIDC_ISSUER).toBe(issuer);
    },
  );

  it.each(['https://id.test', 'http://127.0.0.1.id.test', 'https://localhost.id.test'])(
    'may not be %s in production',
    (issuer) => {
      expect(read(issuer, 'development').OIDC_ISSUER).toBe(issuer);
      expect(() => read(issuer, 'production')).toThrow('  OIDC_ISSUER: is wrong; set nothing');
    },
  );
});

describe('.env.example', () => {
  const sections = readFileSync('.env.example', 'utf8').split(
    /^(?=# (?:web|backend|storage|build):)/m,
  );
  const listed = (name: string) => {
    const section = sections.find((text) => text.startsWith(`# ${name}:`)) ?? '';
    return [...section.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, variable]) => variable).sort();
  };

  it('lists under "web" exactly what the web process reads', () => {
    expect(listed('web')).toEqual(Object.keys(EnvSchema.shape).sort());
  });

  it('lists under "build" exactly what is written into the pages', () => {
    const sources = ['lib/product.ts', 'lib/texts/locales.ts'].map((path) =>
      readFileSync(path, 'utf8'),
    );
    const read = [...sources.join('').matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
    expect(listed('build')).toEqual(read.sort());
  });

  it('sets nothing by being copied', () => {
    expect(sections.join('')).not.toMatch(/^[^#\n]/m);
  });
});
