import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { MINUTE_MS } from '@/lib/time/units';
import { WaitingLine } from '@/lib/waiting-line';

const Spans = z.array(z.object({ from: z.number(), to: z.number() }));

const ReadTimes = z.object({
  hash: z.instanceof(Uint8Array).transform((hash) => Buffer.from(hash)),
  /** Null if the file still has `knownHash`. */
  times: z.object({ busy: Spans, unsaid: Spans, unreadable: z.number() }).nullable(),
});
export type ReadTimes = z.infer<typeof ReadTimes>;

const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };
/** Files of strangers must not occupy all processors, nor the memory while they wait. */
const line = new WaitingLine({ width: 1, maxWaiting: 12, maxWaitMs: MINUTE_MS });

interface ReadOptions {
  bytes: Uint8Array;
  knownHash: Buffer | null;
  asked: { from: number; to: number; zone: string; accountId: number; ownUid: string };
  totalMs: number;
}

/** Reads a file in its own thread, with limits of time and memory. Throws if it cannot be read whole. */
export async function readApart(options: ReadOptions): Promise<ReadTimes> {
  const leave = await line.enter();
  if (!leave) throw new Error('too many wait');
  try {
    return await readOnce(options);
  } finally {
    leave();
  }
}

async function readOnce({ totalMs, ...workerData }: ReadOptions): Promise<ReadTimes> {
  const worker = new Worker(new URL('./read-worker.mjs', import.meta.url), {
    workerData,
    resourceLimits: MEMORY,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return ReadTimes.parse(
      await new Promise((resolve, reject) => {
        timer = setTimeout(() => reject(new Error('took too long')), totalMs);
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('ended')));
      }),
    );
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
