import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock, waitForLock } from './lock.mjs';

let home: string;
let file: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'settln-lock-'));
  file = path.join(home, 'lock');
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

describe('the lock of a data directory', () => {
  it('is refused while its holder lives, naming it, and free when released', () => {
    const first = takeLock(file);
    expect(takeLock(file)).toEqual({ ok: false, pid: process.pid });
    if (first.ok) first.release();
    expect(takeLock(file).ok).toBe(true);
  });

  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, JSON.stringify({ pid, startedAt: '1' }));
    expect(takeLock(file).ok).toBe(true);
  });

  it('is taken over when the number of its holder now belongs to another process', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'another time' }));
    expect(takeLock(file).ok).toBe(true);
  });

  it('is taken over when a crash left half a file', () => {
    writeFileSync(file, '{"pid":');
    expect(takeLock(file).ok).toBe(true);
  });

  it('can be waited for', async () => {
    const first = takeLock(file);
    setTimeout(() => first.ok && first.release(), 100);
    const waited: number[] = [];
    const release = await waitForLock(file, (pid) => waited.push(pid));
    expect(waited).toEqual([process.pid]);
    release();
  });
});
