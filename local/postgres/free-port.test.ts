import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { claimPort, findFreePort } from './free-port.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'settln-claims-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a port that was found is not found again for a minute', () => {
  expect(claimPort(20_001, folder)).toBe(true);
  expect(claimPort(20_001, folder)).toBe(false);
  expect(claimPort(20_002, folder)).toBe(true);
  const before = Date.now() / 1000 - 61;
  utimesSync(path.join(folder, '20001'), before, before);
  expect(claimPort(20_001, folder)).toBe(true);
  expect(claimPort(20_001, folder)).toBe(false);
});

test('where nothing can be written, ports are found all the same', () => {
  expect(claimPort(20_001, '/dev/null/x')).toBe(true);
});

test('ports that are found at once are different ones', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => findFreePort()));
  expect(new Set(ports).size).toBe(ports.length);
});
