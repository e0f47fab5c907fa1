import 'server-only';
import { listLog } from '@/lib/server/host/staff/room';
import type { StaffHere } from '@/lib/server/host/staff/visit';
import type { LogQuery } from '@/lib/shared/contract/staff';
import { type Cell, toCsv } from '@/lib/shared/domain/booking/csv';
import { CLAUSES, REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import { noteWords } from '@/lib/shared/domain/staff/note-words';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { toIso } from '@/lib/shared/time/instant';

const MOST_LINES = 10_000;

/** Returns "" without an id. An id that is not known any more is returned unchanged. */
function wordsOf<Id extends string>(
  known: readonly Id[],
  id: string | null | undefined,
  words: (id: Id) => string,
): string {
  const found = known.find((one) => one === id);
  return found ? words(found) : (id ?? '');
}

/**
 * Writes no e-mail addresses. Instants are ISO in UTC. Uses the same words as the log on the page.
 */
export async function serveStaffLog(
  staff: StaffHere,
  query: LogQuery,
  locale: Locale,
): Promise<Response> {
  const { rows, found } = await listLog(staff, { ...query, limit: MOST_LINES });
  const t = textsFor(locale, 'staff.file');
  const head = [
    t('at'),
    t('by'),
    t('what'),
    t('about'),
    t('name'),
    t('reason'),
    t('clause'),
    t('text'),
    t('number'),
    t('version'),
    t('notice'),
    t('appeal'),
    t('undoes'),
    t('note'),
  ];
  const command = textsFor(locale, 'staff.item')('commandLine');
  const yes = textsFor(locale, 'staff.fields')('yes');
  const [done, kinds] = [textsFor(locale, 'staff.done'), textsFor(locale, 'staff.kind')];
  const reasons = textsFor(locale, 'moderation.reasons');
  const clauses = textsFor(locale, 'moderation.clauses');
  const notes = { notes: textsFor(locale, 'staff.notes'), room: textsFor(locale, 'staff.room') };
  const lines = rows.map(({ at, by, action, kind, subjectId, name, decision, note }): Cell[] => [
    toIso(at),
    (by ?? command).replace(/\S+@\S+/g, (address) => address.split('@')[0] ?? ''),
    done.isKey(action) ? done(action) : action,
    `${kinds.isKey(kind) ? kinds(kind) : kind} ${subjectId}`,
    name,
    wordsOf(REASON_IDS, decision?.reasonId, reasons),
    wordsOf(CLAUSES, decision?.clause, clauses),
    decision?.text ?? '',
    decision ? `D-${decision.id}` : '',
    decision?.version ?? '',
    decision?.noticeId ? `N-${decision.noticeId}` : '',
    decision?.isOfAppeal ? yes : '',
    decision?.undoes ? `D-${decision.undoes}` : '',
    noteWords(note, notes),
  ]);
  const more =
    found > rows.length ? [[t('more', { lines: String(rows.length), found: String(found) })]] : [];
  return new Response(toCsv([head, ...lines, ...more], locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="decisions.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
