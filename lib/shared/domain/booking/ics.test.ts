import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, toIcs } from './ics';

const ENTRY: CalendarEntry = {
  uid: '40817@settln.example',
  stamp: Date.parse('2025-11-01T10:00:00.000Z'),
  startsAt: Date.parse('2025-11-20T09:45:00.000Z'),
  endsAt: Date.parse('2025-11-20T14:30:00.000Z'),
  summary: 'Adaeze’s Crown Braids',
  location: '14, Triq il-Wilġa; Gżira',
  description: 'Knotless\\box braids\nCornrows',
  productName: 'Settln',
};

function unfold(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

function textOf(file: string, name: string): string | undefined {
  const line = unfold(file).find((candidate) => candidate.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
}

describe('toIcs', () => {
  test('writes the appointment in UTC', () => {
    const lines = unfold(toIcs(ENTRY));
    expect(lines).toContain('DTSTART:20251120T094500Z');
    expect(lines).toContain('DTEND:20251120T143000Z');
    expect(lines).toContain('DTSTAMP:20251101T100000Z');
    expect(lines).toContain('UID:40817@settln.example');
  });

  test('says which version it is, who sends it, and whether it takes the appointment back', () => {
    expect(unfold(toIcs(ENTRY))).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:0']));
    const organizer = { name: 'Settln "live"', address: 'bookings@settln.example' };
    const lines = unfold(toIcs({ ...ENTRY, sequence: 2, isCancelled: true, organizer }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'SEQUENCE:2',
        'STATUS:CANCELLED',
        'ORGANIZER;CN="Settln live":mailto:bookings@settln.example',
      ]),
    );
  });

  test('frames one event and ends every line with CR LF', () => {
    const file = toIcs(ENTRY);
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('escapes commas, semicolons, backslashes and line breaks', () => {
    const file = toIcs(ENTRY);
    expect(file).toContain('LOCATION:14\\, Triq il-Wilġa\\; Gżira');
    expect(file).toContain('DESCRIPTION:Knotless\\\\box braids\\nCornrows');
  });

  test('says no end that is not later than the start', () => {
    expect(toIcs({ ...ENTRY, endsAt: ENTRY.startsAt })).not.toContain('DTEND');
  });

  test('leaves out a place and a description that are not there', () => {
    expect(toIcs({ ...ENTRY, location: '', description: '' })).not.toMatch(/LOCATION|DESCRIPTION/);
  });

  test('keeps every line within 75 octets and every text whole', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(text, (summary) => {
        const file = toIcs({ ...ENTRY, summary });
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        expect(Buffer.from(file).toString()).toBe(file);
        expect(textOf(file, 'SUMMARY')).toBe(summary.replace(/[^\P{Cc}\n]/gu, ''));
      }),
    );
  });

  test('lets no text write a line of its own', () => {
    const file = toIcs({ ...ENTRY, summary: 'x\r\nATTACH:https://evil.example\r\n' });
    expect(unfold(file).some((line) => line.startsWith('ATTACH'))).toBe(false);
  });
});
