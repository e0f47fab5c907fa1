import { readSources } from '@/test/source-files';
import type { Finding } from './rule';

/** What only some places may do, since an instant is a number everywhere else. */
const KEPT_TOGETHER = [
  {
    code: /\bDate\.(?:parse|UTC)\(/,
    instead: 'parseInstant of lib/shared/time, or a schema of lib/shared/contract that reads it',
    allowed:
      /^lib\/shared\/time\/|^lib\/shared\/contract\/call-fields\.ts$|^lib\/server\/host\/documented\/spellings\.ts$/,
  },
  {
    code: /\.to(?:ISO|UTC|Date|Time|LocaleDate|LocaleTime|Locale)String\(/,
    instead: 'toIso or a formatter of lib/shared/time',
    // HTTP has a spelling of its own for dates.
    allowed: /^lib\/shared\/time\/|^local\/storage\/serve-object\.ts$/,
  },
  {
    code: /\bnew Date\(/,
    instead: 'epoch milliseconds',
    // Columns of the database hold `Date`s, and so do the objects of the storage.
    allowed: /^lib\/shared\/time\/|^backend\/|^local\//,
  },
  {
    code: /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\(|\bDateTime\./,
    instead: 'a formatter of lib/shared/time',
    // The visitor's zone is asked for, and ICU texts want a function that formats their dates.
    allowed: /^lib\/shared\/time\/|^components\/shared\/time\/|^lib\/shared\/texts\/texts\.ts$/,
  },
  {
    code: /\bformatTime\b/,
    instead:
      'formatClock or formatEnds of lib/shared/time, which name the zone where the clock shows a time twice',
    allowed: /^lib\/shared\/time\//,
  },
  {
    code: /\b(?:60_?000|3_?600_?000|86_?400_?000)\b|\b(?:60 \* 1_?000|24 \* HOUR_MS|60 \* MINUTE_MS)\b/,
    instead: 'MINUTE_MS, HOUR_MS or DAY_MS of lib/shared/time',
    allowed: /^lib\/shared\/time\/units\.ts$/,
  },
];

const FOLDERS = ['app', 'backend', 'components', 'lib', 'local', 'scripts', 'tools'];

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Instants are read, written and formatted only in lib/shared/time and at the edges. */
export function instants(): Finding[] {
  // Plain Node, as the scripts that run before anything is installed, cannot import TypeScript. The
  // rules themselves name what they refuse.
  const sources = [...readSources(FOLDERS).values()].filter(
    ({ path }) => !path.endsWith('.mjs') && !path.startsWith('tools/lint/'),
  );
  return sources.flatMap(({ path, text }) =>
    KEPT_TOGETHER.filter(
      ({ code, allowed }) => !allowed.test(path) && code.test(withoutComments(text)),
    ).map(({ instead }) => ({ file: path, says: `use ${instead}` })),
  );
}
