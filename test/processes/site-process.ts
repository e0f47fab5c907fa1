import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { planSite } from '../plan-site';

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
  const { env, program, args, port } = await planSite({
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
  });
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
