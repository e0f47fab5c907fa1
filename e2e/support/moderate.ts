import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandEnvironment, runErrand } from './operator';
import type { Product } from './product';

/** Decides as an operator does: by `npm run moderate`, on the running product's own database. */
export async function approveByCommand(product: Product, id: string): Promise<string> {
  const args = ['run', 'moderate', '--', 'approve', id, '--data-dir', product.dataDir];
  const options = { env: commandEnvironment(), timeout: 60_000 };
  const { stdout } = await promisify(execFile)('npm', args, options);
  return stdout;
}

/** Lets the public see a service or an event, without the seconds that a command takes to start. */
export function approve(product: Product, id: string): Promise<void> {
  return runErrand(product.databaseUrl, { do: 'approve', id });
}

/** Refuses a service or an event; `seen` is the reason that the owner reads. */
export function reject(product: Product, id: string, seen: string): Promise<void> {
  return runErrand(product.databaseUrl, { do: 'reject', id, reason: seen });
}
