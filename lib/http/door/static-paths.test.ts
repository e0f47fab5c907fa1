import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuildFacts } from './static-paths';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settln-build-'));
  mkdirSync(path.join(folder, 'server'));
  const write = (name: string, json: unknown) =>
    writeFileSync(path.join(folder, name), JSON.stringify(json));
  write('prerender-manifest.json', { version: 4, routes: { '/en': {}, '/en/aboutus': {} } });
  const headers = [{ key: 'X-Frame-Options', value: 'DENY' }];
  write('routes-manifest.json', { headers: [{ source: '/:path*', headers }] });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a build tells what is served as it lies on the disk, and the headers of every answer', () => {
  const { files, headers } = readBuildFacts(folder);
  expect([...files]).toEqual(
    expect.arrayContaining(['/', '/aboutus', '/logo.svg', '/icons/192.png', '/art/error.svg']),
  );
  expect(headers).toEqual({ 'X-Frame-Options': 'DENY' });
});
