import { type ChildProcess, fork } from 'node:child_process';

/** What `operator-process.ts` does for a test, in the place of the backend. */
export interface Errand {
  /** About reviews that are due by another clock. */
  do: 'ask' | 'publish';
  /** Epoch ms. */
  now: number;
}

export interface Asked {
  number: number;
  databaseUrl: string;
  errand: Errand;
}

export interface Answered {
  number: number;
  error?: string;
}

/** Empty values keep out those of `.env`. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const none = { DATABASE_URL: '', DATABASE_DIRECT_URL: '', S3_ENDPOINT: '', LINK_SECRET: '' };
  return { ...process.env, ...none };
}

let operator: ChildProcess | null = null;
const waiting = new Map<number, (answer: Answered) => void>();
let asked = 0;

/** One process for each worker, because Playwright cannot load the backend's texts. */
function startOperator(): ChildProcess {
  const child = fork('scripts/run.mjs', ['e2e/support/operator-process.ts'], { execArgv: [] });
  child.on('message', (answer: Answered) => waiting.get(answer.number)?.(answer));
  const end = (error: string) => {
    operator = null;
    for (const [number, settle] of waiting) settle({ number, error });
  };
  child.on('exit', (code) => end(`It ended (${code}).`));
  child.on('error', (error) => end(error.message));
  // The process must not keep its worker alive; it ends with the worker.
  child.unref();
  child.channel?.unref();
  return child;
}

export async function runErrand(databaseUrl: string | undefined, errand: Errand): Promise<void> {
  if (!databaseUrl) throw new Error('The product has no database of its own.');
  operator ??= startOperator();
  const child = operator;
  asked += 1;
  const number = asked;
  child.channel?.ref();
  const answer = await new Promise<Answered>((resolve) => {
    waiting.set(number, resolve);
    child.send({ number, databaseUrl, errand } satisfies Asked);
  });
  waiting.delete(number);
  if (waiting.size === 0) child.channel?.unref();
  if (answer.error) throw new Error(`${errand.do}: ${answer.error}`);
}
