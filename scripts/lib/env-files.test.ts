import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planSite } from '@/test/plan-site';
import { buildCommand } from './build.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settln-env-'));
  writeFileSync(path.join(folder, '.env'), 'REDIS_URL=redis://production\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

function readAsNext(env: NodeJS.ProcessEnv): string {
  const script = `require('@next/env').loadEnvConfig(${JSON.stringify(folder)}, false);
    console.log(process.env.REDIS_URL)`;
  return execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }).trim();
}

it('Next reads no `.env` by itself, neither for a build nor for the site', async () => {
  const given = { PATH: process.env.PATH, NODE_ENV: 'production' } as const;
  expect(readAsNext(given)).toBe('redis://production');
  expect(readAsNext(buildCommand(given).env ?? {})).toBe('undefined');
  const { env } = await planSite(given);
  expect(readAsNext(env as NodeJS.ProcessEnv)).toBe('undefined');
  const redis = { ...given, REDIS_URL: 'redis://own' };
  expect(readAsNext(buildCommand(redis).env ?? {})).toBe('redis://own');
});
