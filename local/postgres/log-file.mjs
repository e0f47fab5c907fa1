// @ts-check
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 10 * 1024 * 1024;
/** `web.log`, `web.1.log`, `web.2.log`. */
const FILES = 3;
const KEPT_WORDS = 16 * 1024;

/** @typedef {ReturnType<typeof openLog>} Log */

/**
 * Keeps at most `files` of `mostBytes`. Never throws: lost output is counted and logged later.
 * @param {string} file ends in `.log`
 * @param {{ mostBytes?: number, files?: number }} [bounds]
 */
export function openLog(file, { mostBytes = MOST_BYTES, files = FILES } = {}) {
  const nameOf = (/** @type {number} */ age) =>
    age === 0 ? file : file.replace(/\.log$/, `.${age}.log`);
  /** @type {number | null} */
  let descriptor = null;
  let size = 0;
  let lost = 0;
  let words = '';

  /** @param {Buffer} bytes */
  function append(bytes) {
    if (descriptor === null) descriptor = openSync(file, 'a');
    for (let at = 0; at < bytes.length; ) {
      const written = writeSync(descriptor, bytes, at);
      at += written;
      size += written;
    }
  }

  function beginNew() {
    if (descriptor !== null) closeSync(descriptor);
    descriptor = null;
    for (let age = files - 1; age > 0; age -= 1) {
      tryTo(() => renameSync(nameOf(age - 1), nameOf(age)));
    }
    // If it could not be renamed, it is emptied, or it would grow for ever.
    descriptor = openSync(file, 'a');
    ftruncateSync(descriptor);
    size = 0;
  }

  tryTo(() => mkdirSync(path.dirname(file), { recursive: true }));
  if (tryTo(() => statSync(file).size > 0)) tryTo(beginNew);

  return {
    file,
    tail: () => words,
    /** @param {string | Buffer} chunk */
    write(chunk) {
      words = (words + chunk).slice(-KEPT_WORDS);
      const bytes = Buffer.from(chunk);
      const isDone = tryTo(() => {
        if (size + bytes.length > mostBytes) beginNew();
        if (lost > 0) append(Buffer.from(`... ${lost} bytes could not be written ...\n`));
        lost = 0;
        append(bytes);
        return true;
      });
      if (!isDone) lost += bytes.length;
    },
  };
}

/**
 * @template T
 * @param {() => T} work
 * @returns {T | undefined} nothing on failure
 */
function tryTo(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
