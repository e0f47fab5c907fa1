import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from './log-file.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settln-log-'));
  file = path.join(folder, 'web.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a log', () => {
  it('keeps three files of bounded size, the newest under its own name', () => {
    const log = openLog(file, { mostBytes: 1_000 });
    for (let line = 0; line < 1_000; line += 1) log.write(`line ${line}\n`);
    expect(readdirSync(folder).sort()).toEqual(['web.1.log', 'web.2.log', 'web.log']);
    for (const name of readdirSync(folder)) {
      expect(statSync(path.join(folder, name)).size).toBeLessThanOrEqual(1_000);
    }
    expect(readFileSync(file, 'utf8')).toMatch(/line 999\n$/);
  });

  it('begins a new file in each run and keeps the one before', () => {
    openLog(file).write('first\n');
    openLog(file).write('second\n');
    expect(readFileSync(file, 'utf8')).toBe('second\n');
    expect(readFileSync(path.join(folder, 'web.1.log'), 'utf8')).toBe('first\n');
  });

  it('never throws on a full disk, knows the last words, and says later what is missing', () => {
    symlinkSync('/dev/full', file);
    const log = openLog(file);
    log.write('0123456789\n');
    expect(log.tail()).toBe('0123456789\n');
    rmSync(file);
    const later = openLog(path.join(folder, 'gone', 'web.log'));
    rmSync(path.join(folder, 'gone'), { recursive: true });
    later.write('lost words\n');
    expect(later.tail()).toBe('lost words\n');
  });
});
