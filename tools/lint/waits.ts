import { readFileSync } from 'node:fs';
import { listFiles } from '@/test/source-files';
import { type Finding, lineAt } from './rule';

const WAIT = /\bnetworkidle\b|\.waitForTimeout\(/g;

/** Browser tests wait for what they are about, never for a while or for a quiet network. */
export function waits(): Finding[] {
  const sources = listFiles('e2e').filter((file) => file.endsWith('.ts'));
  return sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(WAIT)].map(({ index }) => ({
      file,
      line: lineAt(text, index),
      says: 'wait for what the page shows (`expect`), or for an answer of the server',
    }));
  });
}
