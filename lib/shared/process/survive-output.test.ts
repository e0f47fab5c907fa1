import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/**
 * Writes to an output that accepts nothing, and reports by the exit code that the process lived on.
 */
const SCRIPT = `
import { surviveOutput } from './lib/shared/process/survive-output.mjs';
if (process.argv[1] === 'survive') surviveOutput();
for (let line = 0; line < 3; line += 1) process.stdout.write('words');
process.stderr.write('words');
setTimeout(() => process.exit(7), 200);
`;

function exitCodeWith(redirection: string, argument: string): string {
  const command = `"$0" --input-type=module -e "$1" ${argument} ${redirection}; echo $?`;
  return execFileSync('/bin/sh', ['-c', command, process.execPath, SCRIPT], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

it('a full disk behind both outputs ends a process, unless it survives its output', () => {
  expect(exitCodeWith('>/dev/full 2>/dev/full', 'survive')).toBe('7');
  expect(exitCodeWith('>/dev/full 2>/dev/full', 'plain')).not.toBe('7');
});
