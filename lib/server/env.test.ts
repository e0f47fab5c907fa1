import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BackendVariables } from '@/backend/environment';
import { readSources } from '@/test/source-files';
import { assertIssuerHasName, EnvSchema, readEnv } from './env';

const complete = {
  SITE_URL: 'https://settln.example/',
  BACKEND_URL: 'http://127.0.0.1:4000/v1/',
  ASSETS_URL: 'https://assets.settln.example',
  S3_ENDPOINT: 'https://storage.settln.example',
  S3_BUCKET: 'settln',
  S3_INBOX_BUCKET: 'settln-inbox',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'key-secret',
  NEXTAUTH_SECRET: 'a-secret-of-the-tests-0123456789ab',
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
    ['NEXTAUTH_SECRET', 'x'.repeat(64)],
    ['NEXTAUTH_SECRET', `${complete.NEXTAUTH_SECRET},short`],
    ['BACKEND_TOKEN', 'short'],
    ['BACKEND_TOKEN', 'abcabcabcabcabcabc'],
    ['S3_INBOX_BUCKET', 'settln'],
    ['S3_REGION', 'eu south'],
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

describe('GOOGLE_ISSUER', () => {
  const read = (GOOGLE_ISSUER: string, NODE_ENV: string) =>
    readEnv({ ...complete, GOOGLE_ISSUER, NODE_ENV });

  it.each(['http://127.0.0.1:4444', 'http://localhost:4444', 'http://[::1]:4444'])(
    'may be %s anywhere',
    (issuer) => {
      expect(read(issuer, 'production').GOOGLE_ISSUER).toBe(issuer);
    },
  );

  it.each(['https://id.test', 'http://127.0.0.1.id.test', 'https://localhost.id.test'])(
    'may not be %s in production',
    (issuer) => {
      expect(read(issuer, 'development').GOOGLE_ISSUER).toBe(issuer);
      expect(() => read(issuer, 'production')).toThrow('  GOOGLE_ISSUER: is wrong; set nothing');
    },
  );
});

describe('another issuer', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.settln.example/city/',
    OIDC_CLIENT_ID: 'settln',
    OIDC_CLIENT_SECRET: 'of-the-client',
  };

  it('may be any, also in production', () => {
    const read = readEnv({ ...complete, ...whole, NODE_ENV: 'production' });
    expect(read.OIDC_ISSUER).toBe('https://login.settln.example/city');
  });

  it.each(Object.keys(whole))('is refused without %s', (name) => {
    expect(() => readEnv({ ...complete, ...whole, [name]: '' })).toThrow(
      `  ${name}: is missing; set it with OIDC_ISSUER, OIDC_CLIENT_ID,`,
    );
  });

  it('is not asked where others could answer for it', () => {
    const read = (OIDC_ISSUER: string) => () => readEnv({ ...complete, ...whole, OIDC_ISSUER });
    expect(read('http://login.settln.example')).toThrow(
      'OIDC_ISSUER: is wrong; set an address with https',
    );
    expect(read('http://127.0.0.1:4444')).not.toThrow();
  });

  it('has a button where it is asked, and no button leads to none', () => {
    expect(() => assertIssuerHasName('https://a.example', 'City')).not.toThrow();
    expect(() => assertIssuerHasName(undefined, null)).not.toThrow();
    expect(() => assertIssuerHasName('https://a.example', null)).toThrow('go together');
    expect(() => assertIssuerHasName(undefined, 'City')).toThrow('go together');
  });
});

/** Set by Next, by npm scripts or by the Dockerfile itself, and never by an operator. */
const NOT_FOR_OPERATORS = [
  'NODE_ENV',
  'NEXT_RUNTIME',
  'NEXT_PHASE',
  'NEXT_OUTPUT',
  'NEXT_DIST_DIR',
  'NEXTAUTH_URL',
  // Development and tests.
  'PSEUDO_LOCALE',
];

/** The variables that the code of the site reads past {@link EnvSchema}, which the build needs, too. */
function readByBuild(): string[] {
  const sources = [...readSources(['app', 'components', 'lib', 'next.config.ts']).values()];
  const named = sources.flatMap(({ text }) => [...text.matchAll(/process\.env\.([A-Z_]+)/g)]);
  const read = new Set(named.map(([, name = '']) => name));
  for (const name of NOT_FOR_OPERATORS) read.delete(name);
  // Read by Next.
  return [...read, 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'].sort();
}

describe('.env.example', () => {
  const sections = readFileSync('.env.example', 'utf8').split(
    /^(?=# (?:web|backend|both|build|compose):)/m,
  );
  const listed = (name: string) => {
    const section = sections.find((text) => text.startsWith(`# ${name}:`)) ?? '';
    return [...section.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, variable]) => variable).sort();
  };

  it('lists under "web" exactly what the web process reads', () => {
    expect(listed('web')).toEqual(Object.keys(EnvSchema.shape).sort());
  });

  it('lists under "backend" what only the backend reads, and no variable twice', () => {
    const shared = [...Object.keys(EnvSchema.shape), ...listed('build')];
    const own = Object.keys(BackendVariables.shape).filter((name) => !shared.includes(name));
    expect(listed('backend')).toEqual(own.sort());
    const all = ['web', 'backend', 'both', 'build', 'compose'].flatMap(listed);
    expect(all).toHaveLength(new Set(all).size);
  });

  it('lists under "build" what only the build reads, and that is all of what the Dockerfile takes', () => {
    const args = [...readFileSync('Dockerfile', 'utf8').matchAll(/^ARG (\w+)$/gm)].map(
      ([, name]) => name,
    );
    expect(args.toSorted()).toEqual(readByBuild());
    const elsewhere = ['web', 'backend'].flatMap(listed);
    const own = readByBuild().filter((name) => !elsewhere.includes(name));
    expect(listed('build')).toEqual([...own, 'PSEUDO_LOCALE'].sort());
  });

  it('sets nothing by being copied', () => {
    expect(sections.join('')).not.toMatch(/^[^#\n]/m);
  });
});
