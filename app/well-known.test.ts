import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubWebEnv } from '@/test/web-env';

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

beforeAll(() => stubWebEnv('http://127.0.0.1:1'));
// The configuration is read once: each test reads it anew.
beforeEach(() => vi.resetModules());
afterEach(() => {
  for (const name of ['APPLE_APP_IDS', 'ANDROID_APP_PACKAGE', 'ANDROID_CERT_FINGERPRINTS']) {
    vi.stubEnv(name, '');
  }
});

async function apple(): Promise<Response> {
  return (await import('./.well-known/apple-app-site-association/route')).GET();
}

async function android(): Promise<Response> {
  return (await import('./.well-known/assetlinks.json/route')).GET();
}

test('without an app there are no association files', async () => {
  expect((await apple()).status).toBe(404);
  vi.stubEnv('ANDROID_APP_PACKAGE', 'example.settln');
  expect((await android()).status).toBe(404);
});

test('Apple is told which apps may open which of our links', async () => {
  vi.stubEnv('APPLE_APP_IDS', 'ABCDE12345.example.settln, ABCDE12345.example.settln.beta');
  const response = await apple();
  expect(response.headers.get('content-type')).toBe('application/json');
  const { applinks } = await response.json();
  expect(applinks.details[0].appIDs).toEqual([
    'ABCDE12345.example.settln',
    'ABCDE12345.example.settln.beta',
  ]);
  expect(applinks.details[0].components).toContainEqual({ '/': '/slates/*' });
});

test('Android is told the package and the certificates that sign it', async () => {
  vi.stubEnv('ANDROID_APP_PACKAGE', 'example.settln');
  vi.stubEnv('ANDROID_CERT_FINGERPRINTS', FINGERPRINT.toLowerCase());
  const response = await android();
  expect(response.headers.get('content-type')).toBe('application/json');
  const [statement] = await response.json();
  expect(statement.target).toEqual({
    namespace: 'android_app',
    package_name: 'example.settln',
    sha256_cert_fingerprints: [FINGERPRINT],
  });
});
