/** An appointment as a calendar program reads it; instants are epoch milliseconds. */
interface ReadEvent {
  uid: string;
  stamp: number;
  startsAt: number;
  /** Null where it is an instant without an end. */
  endsAt: number | null;
  summary: string;
  location: string;
  description: string;
  url: string;
}

interface Line {
  name: string;
  value: string;
}

const CONTENT_LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su;
const UTC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

function demand(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`No calendar file (RFC 5545): ${what}`);
}

function linesOf(file: string): Line[] {
  demand(file.endsWith('\r\n'), 'the last line has no end');
  demand(!/[\r\n]/.test(file.replaceAll('\r\n', '')), 'a line break is not CR LF');
  demand(!/[^\P{Cc}\t\r\n]/u.test(file), 'a control character');
  for (const line of file.split('\r\n')) {
    demand(Buffer.byteLength(line) <= 75, `longer than 75 octets: ${line}`);
  }
  const unfolded = file.slice(0, -2).replaceAll(/\r\n[ \t]/g, '');
  return unfolded.split('\r\n').map((line) => {
    const [, name = '', , value = ''] = CONTENT_LINE.exec(line) ?? [];
    demand(name !== '', `no content line: ${line}`);
    return { name, value };
  });
}

function instantOf(value: string): number {
  const parts = UTC.exec(value)?.slice(1).map(Number) ?? [];
  const [year = Number.NaN, month = 0, ...rest] = parts;
  const instant = Date.UTC(year, month - 1, ...rest);
  demand(!Number.isNaN(instant), `no instant: ${value}`);
  return instant;
}

function textOf(value: string): string {
  demand(/^(?:[^\\,;]|\\[\\;,nN])*$/su.test(value), `not escaped: ${value}`);
  return value.replaceAll(/\\(.)/gs, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));
}

function readEvent(lines: readonly Line[]): ReadEvent {
  const all = (name: string) => lines.filter((line) => line.name === name);
  const optional = (name: string) => {
    demand(all(name).length <= 1, `${name} twice`);
    return all(name)[0]?.value ?? '';
  };
  const required = (name: string) => {
    demand(optional(name) !== '', `no ${name}`);
    return optional(name);
  };
  const startsAt = instantOf(required('DTSTART'));
  const endsAt = optional('DTEND') ? instantOf(optional('DTEND')) : null;
  demand(endsAt === null || endsAt > startsAt, 'DTEND is not later than DTSTART');
  const url = optional('URL');
  demand(url === '' || URL.canParse(url), `URL: ${url}`);
  return {
    startsAt,
    endsAt,
    url,
    uid: textOf(required('UID')),
    stamp: instantOf(required('DTSTAMP')),
    summary: textOf(optional('SUMMARY')),
    location: textOf(optional('LOCATION')),
    description: textOf(optional('DESCRIPTION')),
  };
}

/**
 * The appointments of a calendar file in UTC. Throws where a strict reader of RFC 5545 would: line
 * ends, folding, escapes, and what a calendar and each appointment must have.
 */
export function readCalendar(file: string): { name: string; events: ReadEvent[] } {
  const lines = linesOf(file);
  const [first, ...within] = lines;
  const last = within.pop();
  demand(`${first?.name}:${first?.value}` === 'BEGIN:VCALENDAR', 'no calendar');
  demand(`${last?.name}:${last?.value}` === 'END:VCALENDAR', 'the calendar has no end');
  const head: Line[] = [];
  const events: ReadEvent[] = [];
  let open: Line[] | null = null;
  for (const line of within) {
    if (line.name === 'BEGIN') {
      demand(line.value === 'VEVENT' && open === null, `${line.value} within another part`);
      open = [];
    } else if (line.name === 'END') {
      demand(line.value === 'VEVENT' && open !== null, `${line.value} ends and did not begin`);
      events.push(readEvent(open));
      open = null;
    } else (open ?? head).push(line);
  }
  demand(open === null, 'an appointment has no end');
  const of = (name: string) => head.filter((line) => line.name === name).map(({ value }) => value);
  demand(of('VERSION').join() === '2.0' && of('PRODID').length === 1, 'VERSION and PRODID');
  demand(new Set(events.map(({ uid }) => uid)).size === events.length, 'an identity twice');
  return { name: textOf(of('NAME')[0] ?? ''), events };
}
