import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { readerTexts } from '@/backend/texts/refusal';
import { AppError } from '@/lib/shared/errors';
import { MINUTE_MS } from '@/lib/shared/time/units';
import { WaitingLine } from '@/lib/shared/waiting-line';

const Spans = z.array(z.object({ from: z.number(), to: z.number() }));

const ReadTimes = z.object({
  hash: z.instanceof(Uint8Array).transform((hash) => Buffer.from(hash)),
  /** Null if the file still has the hash `knownHash`. */
  times: z.object({ busy: Spans, unsaid: Spans, unreadable: z.number() }).nullable(),
  tookMs: z.number(),
});
export type ReadTimes = z.infer<typeof ReadTimes>;

const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };
/**
 * `now` is for a first reading, for which a person waits. There are limits, because strangers'
 * files must not use all processors, nor all memory while they wait. Nobody waits for `later`
 * readings.
 */
const LINES = {
  now: new WaitingLine({ width: 2, maxWaiting: 20, maxWaitMs: 1_500 }),
  later: new WaitingLine({ width: 1, maxWaiting: 12, maxWaitMs: 2 * MINUTE_MS }),
};
export type Patience = keyof typeof LINES;

/**
 * The error that tells the site that reading took too long. The site does not repeat a call with
 * this error.
 */
export const tookTooLong = () => new AppError('conflict', readerTexts('errors.reasons')('tooSlow'));

interface ReadOptions {
  bytes: Uint8Array;
  knownHash: Buffer | null;
  asked: { from: number; to: number; zone: string; accountId: number; ownUid: string };
  patience: Patience;
  totalMs: number;
}

/**
 * Reads a file in a thread of its own, with limits of time and memory. Throws if the whole file
 * cannot be read, and `conflict` if too many wait.
 */
export async function readApart({ patience, ...options }: ReadOptions): Promise<ReadTimes> {
  const leave = await LINES[patience].enter();
  if (!leave) throw tookTooLong();
  try {
    return await readOnce(options);
  } finally {
    leave();
  }
}

async function readOnce({
  totalMs,
  ...workerData
}: Omit<ReadOptions, 'patience'>): Promise<ReadTimes> {
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
