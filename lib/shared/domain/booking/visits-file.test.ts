import { expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { toMonthsFile, toVisitsFile } from './visits-file';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const about = { now: NOW, zone: 'Europe/Malta', t: textsFor('en', 'customers.file') };

const visit = (start: string, more: object = {}) => ({
  id: '7',
  startsAt: Date.parse(start),
  endsAt: Date.parse(start) + 3_600_000,
  customerName: 'Ann "Nan" Borg',
  customerPhone: '+356 9900 0000',
  customerEmail: '',
  services: [{ name: 'Cut' }, { name: 'Wash' }],
  totalMinor: 4_550,
  isCancelled: false,
  didNotCome: null,
  person: null,
  ...more,
});

it('writes a line for each visit, by the venue’s clock', () => {
  const [head, line] = toVisitsFile([visit('2026-10-31T23:30:00Z')], about).split('\r\n');
  expect(head).toBe(
    '\uFEFFDate,Start,End,Status,Customer,Phone,Email,What the customer wrote,Services,With whom,Total in euro,Booking id',
  );
  expect(line).toBe(
    `2026-11-01,00:30,01:30,Came,"Ann ""Nan"" Borg",'+356 9900 0000,,,"Cut, Wash",,45.50,7`,
  );
});

it('has what the customer wrote, which is never a formula', () => {
  const [, line] = toVisitsFile(
    [visit('2026-10-31T23:30:00Z', { customerRemark: '=1+1' })],
    about,
  ).split('\r\n');
  expect(line).toContain(",,'=1+1,");
});

it('adds months up, by what became of their visits', () => {
  const visits = [
    visit('2026-12-01T10:00:00Z'),
    visit('2026-10-31T23:30:00Z'),
    visit('2026-11-02T10:00:00Z', { totalMinor: null }),
    visit('2026-10-02T10:00:00Z', { didNotCome: true }),
    visit('2026-10-03T10:00:00Z', { isCancelled: true }),
  ];
  expect(toMonthsFile(visits, about).split('\r\n').slice(1, -1)).toEqual([
    '2026-10,0,0.00,0,0.00,1,1',
    '2026-11,2,45.50,0,0.00,0,0',
    '2026-12,0,0.00,1,45.50,0,0',
    'All,2,45.50,1,45.50,1,1',
  ]);
});

it('has semicolons and decimal commas in the languages that write numbers so', () => {
  const italian = { ...about, t: textsFor('it', 'customers.file') };
  const [, line] = toVisitsFile([visit('2026-10-31T23:30:00Z')], italian).split('\r\n');
  expect(line).toContain(`;"Ann ""Nan"" Borg";'+356 9900 0000;;;Cut, Wash;;45,50;7`);
  const [, , all] = toMonthsFile([visit('2026-10-31T23:30:00Z')], italian).split('\r\n');
  expect(all).toMatch(/;1;45,50;0;0,00;0;0$/);
});
