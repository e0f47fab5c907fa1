import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from './product';

/** Decides as an operator does: by `npm run moderate`, on the running product's own database. */
export async function approve(product: Product, listingId: string): Promise<string> {
  // A database of somebody else must not be met, whatever this shell knows.
  const { DATABASE_URL: _, ...env } = process.env;
  const args = ['run', 'moderate', '--', 'approve', listingId, '--data-dir', product.dataDir];
  const { stdout } = await promisify(execFile)('npm', args, { env, timeout: 60_000 });
  return stdout;
}
