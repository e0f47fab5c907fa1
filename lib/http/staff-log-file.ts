import 'server-only';
import type { LogQuery } from '@/lib/contract/staff';
import { type Cell, toCsv } from '@/lib/domain/booking/csv';
import { listLog } from '@/lib/host/staff/room';
import type { StaffHere } from '@/lib/host/staff/visit';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { toIso } from '@/lib/time/instant';

const MOST_LINES = 10_000;

/** No e-mail addresses; instants are ISO in UTC. Names of actions, kinds and reasons are those of the log. */
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
  const lines = rows.map(({ at, by, action, kind, subjectId, name, decision, note }): Cell[] => [
    toIso(at),
    (by ?? command).replace(/\S+@\S+/g, (address) => address.split('@')[0] ?? ''),
    action,
    `${kind} ${subjectId}`,
    name,
    decision?.reasonId ?? '',
    decision?.clause ?? '',
    decision?.text ?? '',
    decision ? `D-${decision.id}` : '',
    decision?.version ?? '',
    decision?.noticeId ? `N-${decision.noticeId}` : '',
    decision?.isOfAppeal ? yes : '',
    decision?.undoes ? `D-${decision.undoes}` : '',
    note,
  ]);
  const more =
    found > rows.length ? [[t('more', { lines: String(rows.length), found: String(found) })]] : [];
  return new Response(toCsv([head, ...lines, ...more]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="decisions.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
