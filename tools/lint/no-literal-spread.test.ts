import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const BIOME = path.resolve('node_modules/@biomejs/biome/bin/biome');
const PLUGIN = path.resolve('tools/lint/no-literal-spread.grit');

/** The lines that the rule refuses in a file with this text. */
function refusedLines(text: string): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'settln-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins: [PLUGIN] }));
  writeFileSync(path.join(folder, 'text.tsx'), text);
  const args = [BIOME, 'lint', '--only=plugin', '--colors=off', 'text.tsx'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return [...`${stdout}${stderr}`.matchAll(/text\.tsx:(\d+):\d+ plugin/g)].map(([, line]) =>
    Number(line),
  );
}

it('refuses spreads of literals, one on each line', () => {
  const text = [
    'const card = <Card {...{ title, day }} />;',
    'const table = { ...{ a: 1 } };',
    "const list = [...['a', 'b'], 'c'];",
    "const roles = [...(['a', 'b'] as const)];",
    "call(...['a', 'b']);",
  ].join('\n');
  expect(refusedLines(text)).toEqual([1, 2, 3, 4, 5]);
});

it('lets every other spread be', () => {
  const text = [
    'const card = <Card {...props} />;',
    'const table = { ...(isOpen && { a: 1 }), ...(b ? { b } : {}), ...rest };',
    'const list = [...rows, ...rows.map(({ id }) => [id])];',
  ].join('\n');
  expect(refusedLines(text)).toEqual([]);
});
