// @ts-check
import { createHash } from 'node:crypto';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes } from './busy-times.mjs';

// Of this thread alone, on Linux: whatever answers people goes first.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW);
const begun = performance.now();
const { bytes, knownHash, asked } = workerData;
const text = new TextDecoder('utf-8').decode(bytes);
// Google and others put the time of the answer into every entry.
const hash = createHash('sha256')
  .update(text.replace(/^DTSTAMP[:;].*\r?\n/gm, ''))
  .digest();
const times = knownHash && hash.equals(knownHash) ? null : busyTimes(text, asked);
parentPort?.postMessage({ hash, times, tookMs: performance.now() - begun });
