import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDatabase } from './find-database';

const dataDir = mkdtempSync(path.join(tmpdir(), 'settln-database-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const run = (content: object) =>
  writeFileSync(path.join(dataDir, 'run.json'), JSON.stringify(content));

test('the database is the one of the environment, else of the running product', () => {
  expect(() => findDatabase({}, dataDir)).toThrow(/npm start/);
  run({});
  expect(() => findDatabase({}, dataDir)).toThrow(/somebody else/);
  run({ databaseUrl: 'postgres://run' });
  expect(findDatabase({}, dataDir)).toBe('postgres://run');
  expect(findDatabase({ DATABASE_URL: 'postgres://own' }, dataDir)).toBe('postgres://own');
});
