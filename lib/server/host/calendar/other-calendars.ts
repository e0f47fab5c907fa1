import 'server-only';
import { forgetHours } from '@/lib/server/host/forget-service';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { orRefusal, REFUSED } from '@/lib/server/host/transport/refusals';
import { host } from '@/lib/server/host/transport/rows';
import type {
  AddedCalendar,
  BusyTime,
  ChangedCalendar,
  OtherCalendars,
} from '@/lib/shared/contract/other-calendars';
import { AppError } from '@/lib/shared/errors';
import type { Span } from '@/lib/shared/time/span';

async function changing(
  calendarId: number,
  change: () => Promise<OtherCalendars>,
): Promise<OtherCalendars> {
  try {
    return await orRefusal(REFUSED, change());
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    const fields = { address: error.message };
    throw new AppError('invalid', error.text, { fields }, { cause: error.cause });
  } finally {
    forgetHours(calendarId);
  }
}

export function listOtherCalendars(calendarId: number): Promise<OtherCalendars> {
  return callHost(host.listOtherCalendars, { query: { calendarId } });
}

export async function listBusyElsewhere(
  calendarId: number,
  { from: startsAt, to: endsAt }: Span,
  person: number | undefined,
): Promise<BusyTime[] | undefined> {
  if (!isOurs()) return undefined;
  try {
    const query = { calendarId, startsAt, endsAt, person };
    return (await callHost(host.listBusyElsewhere, { query })).busy;
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

export const addOtherCalendar = (calendarId: number, added: AddedCalendar) =>
  changing(calendarId, () => callHost(host.addOtherCalendar, { body: { calendarId, ...added } }));

export const changeOtherCalendar = (
  calendarId: number,
  otherId: number,
  changed: ChangedCalendar,
) =>
  changing(calendarId, () =>
    callHost(host.changeOtherCalendar, { params: { otherId }, body: { calendarId, ...changed } }),
  );

export const readOtherCalendar = (calendarId: number, otherId: number) =>
  changing(calendarId, () =>
    callHost(host.readOtherCalendar, { params: { otherId }, body: { calendarId } }),
  );

export const removeOtherCalendar = (calendarId: number, otherId: number) =>
  changing(calendarId, () =>
    callHost(host.removeOtherCalendar, { params: { otherId }, body: { calendarId } }),
  );
