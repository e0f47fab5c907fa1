import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@/local/postgres/free-port.mjs';
import { removePostgres, startPostgres } from '@/local/postgres/postgres.mjs';
import { tryCommands } from './containers/commands';
import { readDockerfile } from './containers/dockerfile';
import { type Image, makeImage, Running, runLine } from './containers/image';

// `npm run test:containers` runs the Dockerfile without an engine; it does not test the base
// images.
const home = mkdtempSync(path.join(tmpdir(), 'settln-containers-'));
chmodSync(home, 0o755);
const context = path.join(home, 'context');
const SITE_URL = 'http://localhost:3000';

function makeContext(): void {
  mkdirSync(context);
  const files = execFileSync('git', ['ls-files', '-z']);
  execFileSync('tar', ['-c', '--null', '-T', '-', '-f', path.join(home, 'context.tar')], {
    input: files,
  });
  execFileSync('tar', ['-x', '-f', path.join(home, 'context.tar'), '-C', context]);
}

function makeImages(): { web: Image; backend: Image } {
  const stages = readDockerfile();
  const images = new Map<string, Image>();
  for (const name of ['sources', 'build', 'web', 'backend']) {
    const stage = stages.get(name);
    if (!stage) throw new Error(`the Dockerfile has no stage ${name}`);
    console.log(`${name}: ${stage.runs.join('; ') || 'copies'}`);
    const before = images.get(stage.base);
    const image = makeImage(stage, before?.folder ?? path.join(home, name), context, images);
    const env: Record<string, string> = { SITE_URL, NEXT_TELEMETRY_DISABLED: '1' };
    // npm leaves out development's packages for production.
    if (name === 'sources' || name === 'build') env.NODE_ENV = name === 'build' ? 'production' : '';
    for (const line of stage.runs)
      runLine(image, line.replace('&& npm cache clean --force', ''), env);
    images.set(name, image);
  }
  const [web, backend] = [images.get('web'), images.get('backend')];
  if (!web || !backend) throw new Error('no images');
  return { web, backend };
}

async function tryOut({ web, backend }: { web: Image; backend: Image }): Promise<string[]> {
  const postgres = await startPostgres({ dataDir: path.join(home, 'data') });
  const [webPort, backendPort] = [await findFreePort(), await findFreePort()];
  const shared = { BACKEND_TOKEN: 'token-of-the-containers' };
  const host = { PORT: String(backendPort), DATABASE_URL: postgres.url, NEWS_REFRESH_MINUTES: '0' };
  const backendRun = new Running(backend, { ...shared, ...host }, path.join(home, 'backend.log'));
  const named = 'named-for-the-containers-of-32-characters';
  const site = {
    SITE_URL,
    ASSETS_URL: 'http://127.0.0.1:9',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'a',
    S3_INBOX_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
    NEXTAUTH_SECRET: named,
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
  };
  const webEnv = { ...shared, ...site, PORT: String(webPort) };
  const backendUrl = { BACKEND_URL: `http://127.0.0.1:${backendPort}` };
  const webRun = new Running(web, { ...webEnv, ...backendUrl }, path.join(home, 'web.log'));
  const problems: string[] = [];
  try {
    await backendRun.untilHealthy(backendPort);
    problems.push(...(await tryCommands(backend, postgres.url)));
    await webRun.untilHealthy(webPort);
    const expected = { '/': 200, '/aboutus': 200, '/news': 200, '/providerPage?id=1': 404 };
    for (const [address, status] of Object.entries({ ...expected, '/readyz': 200 })) {
      const answer = await fetch(`http://127.0.0.1:${webPort}${address}`);
      const html = await answer.text();
      if (answer.status !== status) problems.push(`${address} answers ${answer.status}`);
      const file = /\/_next\/static\/[^"]+\.(?:js|css)/.exec(html)?.[0];
      if (!file) continue;
      const loaded = await fetch(`http://127.0.0.1:${webPort}${file}`);
      if (loaded.status !== 200) problems.push(`${file} answers ${loaded.status}`);
    }
  } finally {
    for (const [name, run] of Object.entries({ web: webRun, backend: backendRun })) {
      const code = await run.stop();
      // Next exits with SIGTERM's number after a stop.
      if (code !== 0 && code !== 143) problems.push(`the ${name} process ended with ${code}`);
    }
    await postgres.stop();
  }
  return problems;
}

let problems = ['it could not be run'];
try {
  makeContext();
  problems = await tryOut(makeImages());
} finally {
  if (problems.length > 0) console.log(`The files are in ${home}`);
  else {
    removePostgres(path.join(home, 'data'));
    rmSync(home, { recursive: true, force: true });
  }
}
console.log(problems.length === 0 ? 'The containers work' : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
