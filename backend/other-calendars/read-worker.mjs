// @ts-check
import { createHash } from 'node:crypto';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes } from './busy-times.mjs';

// Sets the priority of this thread only, on Linux, because answering people is more urgent.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW);
const begun = performance.now();
const { bytes, knownHash, asked } = workerData;
const text = new TextDecoder('utf-8').decode(bytes);
// The hash leaves out the time of the answer, which Google and others put into every entry.
const hash = createHash('sha256')
  .update(text.replace(/^DTSTAMP[:;].*\r?\n/gm, ''))
  .digest();
const times = knownHash && hash.equals(knownHash) ? null : busyTimes(text, asked);
parentPort?.postMessage({ hash, times, tookMs: performance.now() - begun });
