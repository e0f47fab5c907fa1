// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process or thread has ended.
  }
}

/** @param {number} pid */
function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  } catch {
    return [];
  }
}

export const tellsProcessorTime = () => existsSync('/proc/self/schedstat');

/**
 * In ms, with its running children.
 * @param {number} pid
 * @returns {number}
 */
export function processorMs(pid) {
  return threadsOf(pid).reduce((sum, thread) => {
    const own = Number(read(`${thread}/schedstat`).split(' ')[0]) / 1e6;
    const children = read(`${thread}/children`).trim().split(' ').filter(Boolean);
    return children.reduce((all, child) => all + processorMs(Number(child)), sum + own);
  }, 0);
}
