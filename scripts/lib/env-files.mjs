// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** Neither replaces a variable that is set. */
export function loadEnvFiles() {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(ROOT, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}
