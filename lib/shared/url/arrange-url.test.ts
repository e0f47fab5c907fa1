import { describe, expect, it } from 'vitest';
import { arrangePath, parseArrange } from './arrange-url';

const read = (path: string) =>
  parseArrange(Object.fromEntries(new URL(path, 'https://settln.example').searchParams));

const NOTHING = { date: null, minute: null, person: null, customer: null };

describe('the address of booking by hand', () => {
  it.each([
    {},
    { date: '2027-03-17', minute: 18 * 60 + 30, person: 2 },
    { date: '2027-03-17', minute: 0, person: 0 },
    { customer: '4578' },
  ])('keeps %j', (state) => {
    expect(read(arrangePath(state))).toEqual({ ...NOTHING, ...state });
  });

  it.each([
    '?date=2027-02-30',
    '?time=18:31',
    '?time=25:00',
    '?time=9',
    '?person=x',
    '?customer=x',
  ])('leaves out what is none: %s', (query) => {
    expect(read(`/${query}`)).toEqual(NOTHING);
  });
});
