import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { NEXT } from '@/scripts/lib/build.mjs';
import { planEnvironments } from '@/scripts/lib/services.mjs';

/** The built site as a process of its own. */
export interface SiteProcess {
  child: ChildProcess;
  ended: Promise<unknown>;
  url: string;
  /** What it wrote so far, on both streams. */
  said: () => string;
}

/** Starts the built site in front of a {host}, and waits until it has answered a profile. */
export async function startSiteProcess(
  hostUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const port = await findFreePort();
  const { web } = planEnvironments({
    given: {
      PATH: process.env.PATH,
      NEXT_DIST_DIR: process.env.NEXT_DIST_DIR,
      BACKEND_URL: hostUrl,
      S3_ENDPOINT: hostUrl,
      S3_ACCESS_KEY_ID: 'named',
      S3_SECRET_ACCESS_KEY: 'named',
      ASSETS_URL: hostUrl,
      GOOGLE_CLIENT_ID: 'named',
      GOOGLE_CLIENT_SECRET: 'named',
      NEXTAUTH_SECRET: 'named-for-a-test-of-thirty-two-characters',
      ...variables,
    },
    kept: {
      ...{ backendToken: '', networkToken: '', s3AccessKeyId: '', s3SecretAccessKey: '' },
      ...{ nextAuthSecret: '', identitySecret: '', linkSecret: '', storagePort: 0 },
    },
    databaseUrl: undefined,
    backendPort: 0,
    identityPort: 0,
    ...{ mailPort: 0, smtpPort: 0, mailDir: '' },
    storageDir: '',
    port,
    dev: false,
  });
  const args = [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const child = spawn(process.execPath, args, { env: web, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  // The first profile takes as long as its code takes to load.
  while (!(await fetch(`${url}/providerPage?id=first`).catch(() => null))) await sleep(100);
  return { child, ended: once(child, 'exit'), url, said: () => text };
}
