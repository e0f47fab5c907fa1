import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { claimPort, findFreePort } from './free-port.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'settln-claims-'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

test('a port that was found is not found again for a minute', () => {
  expect(claimPort(20_001, folder)).toBe(true);
  expect(claimPort(20_001, folder)).toBe(false);
  expect(claimPort(20_002, folder)).toBe(true);
  const claim = path.join(folder, '20001');
  const before = statSync(claim).mtimeMs / 1000 - 61;
  utimesSync(claim, before, before);
  expect(claimPort(20_001, folder)).toBe(true);
  expect(claimPort(20_001, folder)).toBe(false);
});

test('where nothing can be written, ports are found all the same', () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  for (const place of ['/dev/null/x', file]) expect(claimPort(20_001, place)).toBe(true);
});

test('claims in a folder that somebody else made are neither read nor written', () => {
  expect(claimPort(20_003, folder)).toBe(true);
  vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
  for (const port of [20_003, 20_004, 20_004]) expect(claimPort(port, folder)).toBe(true);
  expect(existsSync(path.join(folder, '20004'))).toBe(false);
});

test('ports that are found at once are different ones', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => findFreePort()));
  expect(new Set(ports).size).toBe(ports.length);
});
