import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Span } from '@/lib/shared/time/span';

/** `lines` go into each entry. */
export function calendarOf(spans: readonly Span[], ...lines: string[]): string {
  const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const entries = spans.flatMap(({ from, to }, n) => [
    'BEGIN:VEVENT',
    `UID:${n}@elsewhere.example`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    ...lines,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR', ''].join('\r\n');
}

/** Returns its address. */
export async function startCalendarServer(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    answer(request, response);
  }).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return `http://127.0.0.1:${port}`;
}
