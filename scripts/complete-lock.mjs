// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeLock } from './lib/complete-lock.mjs';
import { ROOT } from './lib/root.mjs';

const file = path.join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added.length} packages of other systems added`);
