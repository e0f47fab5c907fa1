import 'server-only';
import { forgetSchedule } from '@/lib/server/host/forget-service';
import { callHost } from '@/lib/server/host/transport/call-host';
import { HostError, UnsettledWrite } from '@/lib/server/host/transport/host-error';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { host } from '@/lib/server/host/transport/rows';
import type { KeptSchedule, ScheduleConflicts } from '@/lib/shared/contract/schedules';
import { hasHours, type Schedule } from '@/lib/shared/domain/hours/schedule';
import { AppError } from '@/lib/shared/errors';

export function readSchedule(calendarId: number): Promise<KeptSchedule> {
  return callHost(host.getSchedule, { query: { calendarId } });
}

export async function hasSchedule(calendarId: number | null): Promise<boolean | null> {
  if (calendarId === null || !isOurs()) return null;
  try {
    return hasHours((await readSchedule(calendarId)).schedule);
  } catch (error) {
    if (error instanceof HostError) return null;
    throw error;
  }
}

/** Throws `conflict` if the schedule was saved since it was read. */
export async function saveSchedule(
  calendarId: number,
  kept: KeptSchedule,
): Promise<{ version: number }> {
  try {
    const body = { calendarId, ...kept };
    return await callHost(host.saveSchedule, { body });
  } catch (error) {
    const isRefused = error instanceof HostError && !(error instanceof UnsettledWrite);
    if (!isRefused || error.status !== 409) throw error;
    throw new AppError('conflict', { key: 'hoursChanged' }, {}, { cause: error });
  } finally {
    forgetSchedule(calendarId);
  }
}

/** Lists coming visits that are within the stored schedule but outside the new one. */
export async function listScheduleConflicts(
  calendarId: number,
  schedule: Schedule,
): Promise<ScheduleConflicts> {
  const body = { calendarId, schedule };
  const { visits, total } = await callHost(host.listScheduleConflicts, { body });
  return {
    total,
    visits: visits.map(({ id, startsAt, endsAt, customerName, services }) => {
      return { id, startsAt, endsAt, customerName, services: services.map(({ name }) => name) };
    }),
  };
}
