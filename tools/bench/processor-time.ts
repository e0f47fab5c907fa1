import { existsSync, readdirSync, readFileSync } from 'node:fs';

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process or thread has ended.
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  } catch {
    return [];
  }
}

export const tellsProcessorTime = () => existsSync('/proc/self/schedstat');

/** In ms, with its running children. */
export function processorMs(pid: number): number {
  return threadsOf(pid).reduce((sum, thread) => {
    const own = Number(read(`${thread}/schedstat`).split(' ')[0]) / 1e6;
    const children = read(`${thread}/children`).trim().split(' ').filter(Boolean);
    return children.reduce((all, child) => all + processorMs(Number(child)), sum + own);
  }, 0);
}
