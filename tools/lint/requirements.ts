import { readFileSync } from 'node:fs';
import { listFiles } from '@/test/source-files';
import { type Finding, FOLDERS, lineAt } from './rule';

/** Lines that no test can show, and why. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {
  'BKT-003': 'overruled: the Bookings tab lists what was fetched (RULINGS, "Bookings tab")',
  'PC-037': 'overruled: status and length are logged, never the content (RULINGS, LOG-1)',
};

const document = readFileSync('docs/REQUIREMENTS.md', 'utf8');
const lines = [...document.matchAll(/^- ([A-Z]+-\d{3}):/gm)].map(([, id = '']) => id);
const bars = [...document.matchAll(/^\| ([A-Z]+-[A-Z0-9-]+) \|/gm)].map(([, id = '']) => id);

/** What looks like an id and is none: character sets and standards. */
const NO_ID = /^(?:UTF|UCS|ISO|SHA|RFC|AES|HS|EUC|GB|KOI|CP|WINDOWS|PDF|D)-/;

/** This rule and its test name requirements without proving them. */
const NO_PROOF = /^tools\/lint\/(?:requirements|rules\.test)\.ts$/;
const files = FOLDERS.flatMap(listFiles)
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !NO_PROOF.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** A rule proves what it says as a test does. */
const PROVES = /\.(?:test|spec)\.tsx?$|^tools\/lint\//;

/** The ids of a text, those of a range (`CAL-001..004`, `CAL-001 to CAL-004`) one by one. */
export function idsIn(text: string): string[] {
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

/** Each requirement has an id of its own, and stands in a test unless it was overruled. */
function untested(): Finding[] {
  const all = [...lines, ...bars];
  const cited = new Set(
    files.filter(({ path }) => PROVES.test(path)).flatMap(({ text }) => idsIn(text)),
  );
  const twice = all.filter((id, at) => all.indexOf(id) !== at).map((id) => `${id} stands twice`);
  const missing = all
    .filter((id) => !cited.has(id) && !(id in WITHOUT_TEST))
    .map((id) => `${id} stands in no test`);
  const shown = Object.keys(WITHOUT_TEST)
    .filter((id) => cited.has(id))
    .map((id) => `${id} has a test, and needs no reason any more`);
  return [...twice, ...missing, ...shown].map((says) => ({ file: 'docs/REQUIREMENTS.md', says }));
}

/** What a source cites stands in docs/REQUIREMENTS.md and docs/RULINGS.md; sections stand nowhere. */
function unknownCitations(): Finding[] {
  const known = new Set([...lines, ...bars]);
  const rulings = readFileSync('docs/RULINGS.md', 'utf8').toLowerCase();
  return files.flatMap(({ path, text }) => {
    const ids = idsIn(text).filter((id) => !known.has(id) && !NO_ID.test(id));
    const headings = [...text.matchAll(/\brulings, "([^"]+)"/gi)].filter(
      ([, heading = '']) => !rulings.includes(heading.toLowerCase()),
    );
    const sections = [...text.matchAll(/\u00a7/g)];
    return [
      ...ids.map((id) => ({ file: path, says: `${id} is no requirement` })),
      ...headings.map(({ 1: heading, index }) => ({
        file: path,
        line: lineAt(text, index),
        says: `docs/RULINGS.md has no "${heading}"`,
      })),
      ...sections.map(({ index }) => ({
        file: path,
        line: lineAt(text, index),
        says: 'cites a section, which stands nowhere; cite the id of the requirement',
      })),
    ];
  });
}

export const requirements = () => [...untested(), ...unknownCitations()];
