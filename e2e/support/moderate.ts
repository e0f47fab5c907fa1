import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from './product';

/** Decides as an operator does: by `npm run moderate`, on the running product's own database. */
async function moderate(product: Product, decision: string[]): Promise<string> {
  // A database of somebody else must not be met, whatever this shell knows.
  const { DATABASE_URL: _, ...env } = process.env;
  const args = ['run', 'moderate', '--', ...decision, '--data-dir', product.dataDir];
  const { stdout } = await promisify(execFile)('npm', args, { env, timeout: 60_000 });
  return stdout;
}

/** Lets the public see a service or an event. */
export function approve(product: Product, id: string): Promise<string> {
  return moderate(product, ['approve', id]);
}

/** Refuses a service or an event, and says what is not clear. */
export function reject(product: Product, id: string, seen: string): Promise<string> {
  return moderate(product, ['reject', id, '--reason', 'incomplete', seen]);
}
