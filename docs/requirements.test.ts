import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFiles } from '@/test/source-files';

const FOLDERS = ['app', 'backend', 'components', 'e2e', 'lib', 'local', 'scripts', 'test', 'tools'];

/** Lines that no test can show, and why. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {
  'BKT-003': 'overruled: the Bookings tab lists what was fetched (RULINGS, "Bookings tab")',
  'PC-037': 'overruled: status and length are logged, never the content (RULINGS, LOG-1)',
};

const requirements = readFileSync('docs/REQUIREMENTS.md', 'utf8');
const lines = [...requirements.matchAll(/^- ([A-Z]+-\d{3}):/gm)].map(([, id = '']) => id);
const bars = [...requirements.matchAll(/^\| ([A-Z]+-[A-Z0-9-]+) \|/gm)].map(([, id = '']) => id);

/** What looks like an id and is none: character sets and standards. */
const NO_ID = /^(?:UTF|UCS|ISO|SHA|RFC|AES|HS|EUC|GB|KOI|CP|WINDOWS|PDF|D)-/;

const files = FOLDERS.flatMap((folder) => listFiles(folder)).filter((path) =>
  /\.(?:ts|tsx|mjs)$/.test(path),
);

/** The ids of a text, those of a range (`CAL-001..004`, `CAL-001 to CAL-004`) one by one. */
function idsIn(text: string): string[] {
  const ranges = text.matchAll(/\b([A-Z]+)-(\d{3})(?:\.\.| to |–)(?:[A-Z]+-)?(\d{3})\b/g);
  const spread = [...ranges].flatMap(([, prefix, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${prefix}-${String(Number(from) + at).padStart(3, '0')}`,
    ),
  );
  const single = text.match(/\b[A-Z]{2,}-\d{1,3}\b|\bSEC-OTHERS-IDS\b/g) ?? [];
  return [...single, ...spread];
}

describe('docs/REQUIREMENTS.md', () => {
  test('has 673 lines, each with an id of its own', () => {
    expect(lines).toHaveLength(673);
    expect(new Set([...lines, ...bars]).size).toBe(lines.length + bars.length);
  });

  test('has every id that a comment or a test cites', () => {
    const known = new Set([...lines, ...bars]);
    const unknown = files.flatMap((path) =>
      idsIn(readFileSync(path, 'utf8'))
        .filter((id) => !known.has(id) && !NO_ID.test(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('is cited by id: no source cites a section, which stands nowhere in the repository', () => {
    const citing = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.includes('§') ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(citing).toEqual([]);
  });

  test('stands beside the rulings, which have every heading that a source cites', () => {
    const rulings = readFileSync('docs/RULINGS.md', 'utf8').toLowerCase();
    const unknown = files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\brulings, "([^"]+)"/gi)]
        .filter(([, heading = '']) => !rulings.includes(heading.toLowerCase()))
        .map(([, heading]) => `${path}: ${heading}`),
    );
    expect(unknown).toEqual([]);
  });

  test('has no line or bar without a test, but for lines that were overruled', () => {
    const tests = files.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
    const cited = new Set(tests.flatMap((path) => idsIn(readFileSync(path, 'utf8'))));
    expect([...lines, ...bars].filter((id) => !cited.has(id))).toEqual(Object.keys(WITHOUT_TEST));
  });
});
