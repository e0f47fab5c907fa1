import type { ServerResponse } from 'node:http';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST_HEADER, HOST_NUMBER } from '@/lib/shared/contract/endpoint';

/**
 * What happens to the answer to the first booking of a calendar; the booking is made in any case.
 */
export const FAULTS = ['502', '500', 'unreadable', 'drop', 'slow', 'hang'] as const;
type Fault = (typeof FAULTS)[number];

/** How the host treats the bookings of one calendar. */
interface Manner {
  fault: Fault;
  /** Whether it refuses to book a time that is booked. */
  refusesDoubles: boolean;
}

/** The service item that every calendar offers: half an hour. */
export const ITEM = { id: 3, name: 'Braids', price: 85, duration_minutes: 30 };
const QUARTER_MS = 900_000;

/** Four hours from now, in whole quarters. */
export const START = new Date(Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS + 14_400_000);

interface Booking {
  id: number;
  startTime: string;
  customerName: string;
}

interface Calendar extends Manner {
  bookings: Booking[];
  byKey: Map<string, Booking>;
  asked: number;
  /** What the last request to book had in it. */
  sent: object | null;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const FAIL: Record<Fault, (response: ServerResponse, answer: () => void) => unknown> = {
  502: (response) => response.writeHead(502).end('Bad gateway'),
  500: (response) => response.writeHead(500).end('Oops'),
  unreadable: (response) => json(response, 200, { fine: true }),
  drop: (response) => response.destroy(),
  slow: (_, answer) => sleep(4_000).then(answer),
  hang: () => {},
};

function slotsOf({ bookings }: Calendar) {
  const taken = new Set(
    bookings.flatMap(({ startTime }) => [
      Date.parse(startTime),
      Date.parse(startTime) + QUARTER_MS,
    ]),
  );
  return Array.from({ length: 24 }, (_, n) => START.getTime() + (n - 8) * QUARTER_MS).map((at) => ({
    id: at / QUARTER_MS,
    start_time: new Date(at).toISOString(),
    status: taken.has(at) ? 'Booked' : 'Available',
  }));
}

async function bodyOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

/**
 * A host with documented calls only, which counts its bookings. With `keepsKeys` it says
 * that it is ours, and honours idempotency keys.
 */
export async function startBookingHost({ keepsKeys }: { keepsKeys: boolean }) {
  const calendars = new Map<string, Calendar>();

  function book(calendar: Calendar, key: string, wanted: Booking): Booking | null {
    const kept = keepsKeys ? calendar.byKey.get(key) : undefined;
    if (kept) return kept;
    const isTaken = calendar.bookings.some(({ startTime }) => startTime === wanted.startTime);
    if (isTaken && calendar.refusesDoubles) return null;
    const { startTime, customerName } = wanted;
    const booking = { id: 100 + calendar.bookings.length, startTime, customerName };
    calendar.bookings.push(booking);
    calendar.byKey.set(key, booking);
    return booking;
  }

  const server = createServer(async (request, response) => {
    if (keepsKeys) response.setHeader(HOST_HEADER, HOST_NUMBER);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.test');
    if (pathname === '/serviceItems') return json(response, 200, [ITEM]);
    const body = request.method === 'POST' ? await bodyOf(request) : null;
    const id = String(body?.settlnProviderId ?? searchParams.get('settlnProviderId'));
    const calendar = calendars.get(id);
    if (!calendar) return json(response, 404, {});
    if (!body) return json(response, 200, slotsOf(calendar));
    const booking = book(calendar, String(request.headers['idempotency-key']), body);
    const answer = () =>
      booking
        ? json(response, 201, { success: true, booking })
        : json(response, 409, { message: 'That time is taken.' });
    calendar.asked += 1;
    calendar.sent = body;
    if (calendar.asked === 1) FAIL[calendar.fault](response, answer);
    else answer();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /**
     * Makes a new calendar: its id, how many bookings it has, how many were requested, what was sent
     * last, and how to lose them.
     */
    open(manner: Manner) {
      const calendar: Calendar = {
        ...manner,
        bookings: [],
        byKey: new Map(),
        asked: 0,
        sent: null,
      };
      const id = String(calendars.size + 1);
      calendars.set(id, calendar);
      return {
        id,
        booked: () => calendar.bookings.length,
        asked: () => calendar.asked,
        sent: () => calendar.sent,
        forget: () => calendar.bookings.splice(0),
      };
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
