import { vi } from 'vitest';

/** The origin of the site in tests of the web process. */
export const SITE_URL = 'https://settln.example';
export const SESSION_SECRET = 'a-secret-of-the-tests-0123456789ab';

/** Configures the web process for a test file; call it before anything reads the environment. */
export function stubWebEnv(backendUrl: string): void {
  vi.stubEnv('SITE_URL', SITE_URL);
  vi.stubEnv('BACKEND_URL', backendUrl);
  vi.stubEnv('BACKEND_TOKEN', 'token-of-the-tests-0123');
  vi.stubEnv('ASSETS_URL', 'https://assets.settln.example/pictures');
  vi.stubEnv('S3_ENDPOINT', 'https://storage.settln.example');
  vi.stubEnv('S3_BUCKET', 'settln-public');
  vi.stubEnv('S3_INBOX_BUCKET', 'settln-inbox');
  vi.stubEnv('S3_ACCESS_KEY_ID', 'local-key');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'local-secret');
  vi.stubEnv('NEXTAUTH_SECRET', SESSION_SECRET);
  vi.stubEnv('GOOGLE_CLIENT_ID', 'settln-test');
  vi.stubEnv('GOOGLE_CLIENT_SECRET', 'client-secret-of-the-tests');
}
