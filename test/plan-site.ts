import { findFreePort } from '@/local/postgres/free-port.mjs';
import { START_WEB } from '@/scripts/lib/build.mjs';
import type { LocalSecrets } from '@/scripts/lib/local-secrets.mjs';
import { planEnvironments } from '@/scripts/lib/services.mjs';

/** What a site has made up for itself when the test names everything that it needs. */
const NOTHING_KEPT: LocalSecrets = {
  backendToken: '',
  networkToken: '',
  s3AccessKeyId: '',
  s3SecretAccessKey: '',
  nextAuthSecret: '',
  identitySecret: '',
  linkSecret: '',
  vapidPrivateKey: '',
  storagePort: 0,
};

/** How the built site is started alone, beside servers that the test names in its variables. */
export async function planSite(
  given: Readonly<Record<string, string | undefined>>,
  kept = NOTHING_KEPT,
) {
  const port = await findFreePort();
  const { web } = planEnvironments({
    given: { PATH: process.env.PATH, ...given },
    kept,
    port,
    dev: false,
    databaseUrl: undefined,
    backendPort: 0,
    identityPort: 0,
    storageDir: '',
    mailPort: 0,
    smtpPort: 0,
    mailDir: '',
  });
  const args = [...START_WEB, '-H', '127.0.0.1', '-p', String(port)];
  return { env: web, program: process.execPath, args, port };
}
