import 'server-only';
import { forgetSchedule } from '@/lib/server/host/forget-service';
import { callHost } from '@/lib/server/host/transport/call-host';
import { orRefusal } from '@/lib/server/host/transport/refusals';
import { host } from '@/lib/server/host/transport/rows';
import type { Arranged, Arrangement } from '@/lib/shared/contract/visits';

const REFUSED = { 409: 'conflict', 410: 'conflict', 422: 'conflict' } as const;

async function asRefused<T>(calendarId: number, write: () => Promise<T>): Promise<T> {
  try {
    return await orRefusal(REFUSED, write());
  } finally {
    forgetSchedule(calendarId);
  }
}

/** Repeating the key books nothing more. */
export const arrangeVisits = (
  calendarId: number,
  arrangement: Omit<Arrangement, 'calendarId'>,
  idempotencyKey: string,
): Promise<Arranged> =>
  asRefused(calendarId, () =>
    callHost(host.arrangeVisits, { body: { ...arrangement, calendarId } }, { idempotencyKey }),
  );

interface Move {
  startsAt: number;
  sequence: number;
  person?: number | undefined;
  items?: { durationMinutes: number; priceMinor: number }[] | undefined;
  tellsCustomer: boolean;
}

export const moveVisit = (calendarId: number, visitId: string, move: Move) =>
  asRefused(calendarId, () =>
    callHost(host.moveVisit, { params: { visitId }, body: { ...move, calendarId } }),
  );

export const undoMove = (calendarId: number, visitId: string, { sequence }: { sequence: number }) =>
  asRefused(calendarId, () =>
    callHost(host.undoMove, { params: { visitId }, body: { sequence, calendarId } }),
  );
