import 'server-only';
import pLimit from 'p-limit';
import { listSlots } from '@/lib/server/host/slots';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { inTime } from '@/lib/server/host/transport/in-time';
import { host } from '@/lib/server/host/transport/rows';
import type { AvailabilityChange, AvailabilityOutcome } from '@/lib/shared/contract/slots';
import { markOf, spansOf } from '@/lib/shared/domain/calendar/plan';
import { OWN_MARKS, SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { AppError } from '@/lib/shared/errors';
import type { Texts } from '@/lib/shared/texts/texts';
import type { Span } from '@/lib/shared/time/span';
import { DAY_MS } from '@/lib/shared/time/units';

/** Low, so that connections to {host} are left for other calls. */
const AT_ONCE = 4;
/**
 * A host that takes longer needs the time for the marks themselves, and Undo is not worth a longer
 * wait.
 */
const READ_WITHIN_MS = 3_000;
/** No call begins later. A call may take 10 s, and the browser must still get an answer. */
const BEGIN_WITHIN_MS = 4_500;
/** The longest span of one documented call for slots. */
const WINDOW_MS = 42 * DAY_MS;

type Changes = AvailabilityChange['changes'];
type Failure = AvailabilityOutcome['failed'][number];

/** Makes a documented call for each span. */
export async function markEach(
  calendarId: number,
  changes: Changes,
  t: Texts<'errors.reasons'>,
): Promise<AvailabilityOutcome> {
  const spans = changes.map(({ mark: status, ...span }) => {
    if (status === 'cleared') throw new AppError('not_found', { key: 'marksNotCleared' });
    return { ...span, status };
  });
  const before = (await inTime(readBefore(calendarId, changes), READ_WITHIN_MS)) ?? null;
  const lastBegin = Date.now() + BEGIN_WITHIN_MS;
  const failures = await pLimit(AT_ONCE).map(spans, async (span, index): Promise<Failure[]> => {
    if (Date.now() > lastBegin) {
      return [{ index, isLeft: true, message: t('availabilityNotTried') }];
    }
    try {
      const body = { calendarId, ...span };
      await callHost(host.setAvailability, { body });
      return [];
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      const said = error instanceof UnsettledWrite ? t('unsettled') : error.refusal?.message;
      return [{ index, isLeft: false, message: said ?? undefined }];
    }
  });
  return { failed: failures.flat(), before };
}

async function readBefore(
  calendarId: number,
  changes: Changes,
): Promise<AvailabilityOutcome['before']> {
  const windows: Span[] = [];
  for (const { startsAt, endsAt } of changes.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = windows.at(-1);
    if (last && endsAt <= last.from + WINDOW_MS) last.to = Math.max(last.to, endsAt);
    else windows.push({ from: startsAt, to: endsAt });
  }
  const slots = await Promise.all(windows.map((span) => listSlots(calendarId, span, 'provider')));
  return OWN_MARKS.flatMap((status) => {
    const marked = slots.flat().filter((slot) => markOf(slot, false) === status);
    const quarters = marked.map(({ startsAt }) => Math.floor(startsAt / SLOT_MS) * SLOT_MS);
    return spansOf(quarters).map((span) => ({ ...span, status }));
  });
}
