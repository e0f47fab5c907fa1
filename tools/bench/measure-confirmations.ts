import { randomUUID } from 'node:crypto';
import { toIso } from '@/lib/shared/time/instant';
import { HOUR_MS } from '@/lib/shared/time/units';
import type { Subject } from './bench-backend';
import { tomorrow } from './calendar-fixture';
import type { WireRecord } from './postgres-wire';
import type { Measurement, Row } from './report';
import { median, round } from './statistics';

const CONFIRMATIONS = 60;

export async function measureConfirmations({
  url,
  tap,
  calendarId,
  serviceItemId,
}: Subject): Promise<Measurement> {
  const records: (WireRecord & { totalMs: number })[] = [];
  for (let index = 0; index < CONFIRMATIONS; index += 1) {
    const body = JSON.stringify({
      settlnProviderId: calendarId,
      startTime: toIso(tomorrow() + index * HOUR_MS),
      serviceItems: [serviceItemId],
      customerName: 'Bench',
      customerPhone: `+356 2100 ${String(index).padStart(4, '0')}`,
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const begin = performance.now();
    const { result, wire } = await tap.record(async () => {
      const answer = await fetch(`${url}/providerCalendar/bookings`, {
        method: 'POST',
        headers,
        body,
      });
      return { status: answer.status, text: await answer.text() };
    });
    if (result.status !== 201)
      throw new Error(`Confirming answered ${result.status}: ${result.text}`);
    records.push({ totalMs: performance.now() - begin, ...wire });
  }
  const most = (name: 'roundTrips' | 'transactions') =>
    Math.max(...records.map((record) => record[name]));
  const group = 'Confirm a booking';
  const p50 = round(median(records.map(({ totalMs }) => totalMs)));
  const rows: Row[] = [
    {
      group,
      what: `round trips to Postgres, most of ${CONFIRMATIONS}`,
      measured: most('roundTrips'),
      unit: '',
      bar: { limit: 4, direction: 'at most' },
      note: `answer p50 ${p50} ms`,
    },
    {
      group,
      what: 'transactions, most of the same',
      measured: most('transactions'),
      unit: '',
      bar: { limit: 1, direction: 'at most' },
    },
  ];
  return { rows, details: { answerP50Ms: p50, statements: records.at(-1)?.statements ?? [] } };
}
