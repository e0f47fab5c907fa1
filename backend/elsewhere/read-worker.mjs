// @ts-check
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes } from './busy-times.mjs';

const { bytes, knownHash, asked } = workerData;
const text = new TextDecoder('utf-8').decode(bytes);
// Google and others put the time of the answer into every entry.
const hash = createHash('sha256')
  .update(text.replace(/^DTSTAMP[:;].*\r?\n/gm, ''))
  .digest();
parentPort?.postMessage(
  knownHash && hash.equals(knownHash)
    ? { hash, times: null }
    : { hash, times: busyTimes(text, asked) },
);
