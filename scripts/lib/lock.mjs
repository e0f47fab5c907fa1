// @ts-check
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The start time detects a reused process id.
 * @typedef {{ pid: number, startedAt: string }} Holder
 */

/**
 * Takes over the lock of a dead process.
 * @param {string} file
 * @returns {{ ok: true, release: () => void } | { ok: false, pid: number }}
 */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, startedAt: findStartTime(process.pid) });
  // Linked when complete, so that no process reads half a lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (true) {
      try {
        linkSync(draft, file);
        return { ok: true, release: () => releaseLock(file, mine) };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const text = readIfThere(file);
      const holder = text === null ? null : parseHolder(text);
      if (holder && findStartTime(holder.pid) === holder.startedAt)
        return { ok: false, pid: holder.pid };
      if (text !== null) setAside(file, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @param {(pid: number) => void} onWait
 * @param {AbortSignal} [signal]
 */
export async function waitForLock(file, onWait, signal) {
  let told = false;
  while (true) {
    const lock = takeLock(file);
    if (lock.ok) return lock.release;
    if (!told) onWait(lock.pid);
    told = true;
    await sleep(500, undefined, { signal });
  }
}

/**
 * Removes a dead process's lock; puts it back if another process took it meanwhile.
 * @param {string} file
 * @param {string} expected
 */
function setAside(file, expected) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== expected && !existsSync(file)) renameSync(aside, file);
  else rmSync(aside);
}

/**
 * @param {string} file
 * @param {string} mine
 */
function releaseLock(file, mine) {
  if (readIfThere(file) === mine) rmSync(file, { force: true });
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @returns {Holder | null}
 */
function parseHolder(text) {
  try {
    const { pid, startedAt } = JSON.parse(text);
    return Number.isInteger(pid) && typeof startedAt === 'string' ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

/**
 * Null without such a process.
 * @param {number} pid
 * @returns {string | null}
 */
function findStartTime(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // Field 22; field 2, in brackets, may contain spaces.
  if (stat !== null) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  try {
    const options = {
      encoding: /** @type {const} */ ('utf8'),
      env: { ...process.env, LC_ALL: 'C' },
    };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || null;
  } catch {
    return null;
  }
}
