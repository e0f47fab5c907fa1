import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Product } from './product';

/**
 * Does what the backend does about reviews that are due, by another clock (epoch ms), and gives how many.
 * In a process of its own: Playwright cannot load the texts of letters.
 */
export async function keepReviews(
  product: Product,
  task: 'ask' | 'publish',
  now: number,
): Promise<number> {
  const script = `
    import { closeDatabase, openDatabase } from '@/backend/db/client';
    import { askDue, publishDue } from '@/backend/reviews/keep-reviews';
    const [url = '', task, now] = process.argv.slice(-3);
    const db = openDatabase(url, { connections: 1 });
    console.log(await (task === 'ask' ? askDue : publishDue)(db, Number(now)));
    await closeDatabase(db);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const told = [product.databaseUrl ?? '', task, String(now)];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, ...told], {
    timeout: 60_000,
  });
  return Number(stdout);
}
