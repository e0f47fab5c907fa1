import { describe, expect, it } from 'vitest';
import { priceMinorOf } from '@/lib/shared/domain/booking/typed-item';
import { HOUR_MS } from '@/lib/shared/time/units';
import {
  type ArrangeDraft,
  allLost,
  draftAgain,
  draftForOther,
  isDraft,
  itemsAgain,
  lengthOf,
  plannedVisits,
  totalOf,
  withItem,
} from './draft';

const MALTA = 'Europe/Malta';
const item = (minutes: number, price: string) => ({ key: minutes, itemId: '1', minutes, price });

const sample = (more: Partial<ArrangeDraft> = {}): ArrangeDraft => ({
  date: '2027-03-17',
  minute: 18 * 60 + 30,
  person: null,
  items: [item(60, '12.00')],
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  note: '',
  isSeries: false,
  everyWeeks: 1,
  count: 3,
  leftOut: [],
  instead: {},
  ...more,
});

it('of who was booked keeps day and person for somebody else, and nothing more', () => {
  const start = sample({ customerName: 'Rosa', customerPhone: '+35699112288', person: 0 });
  const booked = sample({
    ...start,
    date: '2027-03-24',
    person: 1,
    customerEmail: 'rosa@example.com',
    note: 'Comes after work',
    isSeries: true,
    leftOut: ['2027-03-31'],
    lost: [7],
  });
  expect(draftForOther(booked, start)).toEqual(
    sample({ date: '2027-03-24', person: 1, minute: null, items: [] }),
  );
});

describe('a kept draft', () => {
  const kept = sample({
    items: [{ ...item(30, '1.00'), itemId: '9' }, item(60, '45,5')],
    instead: { x: 1 },
  });
  const offered = [{ id: '1' }];

  it('comes back without items that are no longer offered', () => {
    const items = [item(60, '45,5')];
    expect(draftAgain(kept, sample({ minute: null }), offered)).toEqual({ ...kept, items });
  });

  it('gives way to the time that was pressed in the calendar', () => {
    const pressed = sample({ date: '2027-04-01', minute: 60, person: 2, customerName: 'Rosa' });
    const again = draftAgain({ ...kept, leftOut: ['2027-03-24'] }, pressed, offered);
    expect(again).toEqual(
      sample({ items: [item(60, '45,5')], date: '2027-04-01', minute: 60, person: 2 }),
    );
  });
});

it('an added item gets a key of its own, and its usual length and price', () => {
  const added = { id: '2', priceMinor: 1_250, durationMinutes: 30 };
  expect(withItem([], added)).toEqual([{ key: 1, itemId: '2', minutes: 30, price: '12.50' }]);
  expect(withItem([item(60, ''), item(7, '')], added).at(-1)?.key).toBe(61);
});

it('lost visits stay until each has another time', () => {
  expect(allLost([9, 5], sample())).toEqual([5, 9]);
  expect(allLost([], sample({ lost: [9] }))).toEqual([9]);
  expect(allLost([5, 9], sample({ lost: [9, 12] }))).toEqual([5, 9, 12]);
});

describe('a price', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['12', 1_200],
    ['12,5', 1_250],
    [' 0.07 ', 7],
    ['١٢٫٥', 1_250],
    ['४५', 4_500],
    ['1.005', null],
    ['-1', null],
    ['12 euro', 1_200],
    ['1.234,50', 123_450],
    ['12 dollars', null],
  ])('typed as "%s" is %s cents', (typed, minor) => {
    expect(priceMinorOf(typed)).toBe(minor);
  });
});

it('a visit that is booked again has what is still offered, at what it costs now', () => {
  const offered = (id: string, priceMinor: number) => ({
    serviceId: id,
    serviceName: '',
    hasFailed: false,
    items: [{ id, name: '', language: '', description: '', priceMinor, durationMinutes: 30 }],
  });
  const services = ['2', '7', null, '1'].map((itemId) => ({ itemId }));
  expect(itemsAgain([offered('1', 1_250), offered('2', 0)], { services })).toEqual([
    { key: 0, itemId: '2', minutes: 30, price: '0.00' },
    { key: 1, itemId: '1', minutes: 30, price: '12.50' },
  ]);
});

it('a visit is as long as its items, in whole quarter hours, and costs their sum', () => {
  const draft = { items: [item(50, '12.00'), item(20, '7,5')] };
  expect(lengthOf(draft)).toBe(1.25 * HOUR_MS);
  expect(totalOf(draft)).toBe(1_950);
  expect(totalOf({ items: [item(50, 'x')] })).toBeNull();
});

describe('the visits', () => {
  it('are one, or as many as the series has, at the same time of the clock', () => {
    expect(plannedVisits(sample(), MALTA)).toHaveLength(1);
    const visits = plannedVisits(
      sample({ isSeries: true, everyWeeks: 2, leftOut: ['2027-03-31'] }),
      MALTA,
    );
    expect(
      visits.map(({ date, start, isLeftOut }) => [date, new Date(start).toISOString(), isLeftOut]),
    ).toEqual([
      ['2027-03-17', '2027-03-17T17:30:00.000Z', false],
      ['2027-03-31', '2027-03-31T16:30:00.000Z', true],
      ['2027-04-14', '2027-04-14T16:30:00.000Z', false],
    ]);
  });

  it('take another start where one was chosen, and wait for day and time', () => {
    const instead = { '2027-03-24': 5 };
    expect(plannedVisits(sample({ isSeries: true, instead }), MALTA)[1]?.start).toBe(5);
    expect(plannedVisits(sample({ date: '' }), MALTA)).toEqual([]);
    expect(plannedVisits(sample({ minute: null }), MALTA)).toEqual([]);
  });

  it('begin at the next time where the clocks skip theirs', () => {
    const [visit] = plannedVisits(sample({ date: '2027-03-28', minute: 2 * 60 + 30 }), MALTA);
    expect(visit?.start).toBe(Date.parse('2027-03-28T01:00Z'));
  });
});

it('only what has the shape of a draft is taken for one', () => {
  expect(isDraft(sample())).toBe(true);
  expect(isDraft({ ...sample(), items: 'none' })).toBe(false);
  expect(isDraft(sample({ lost: [5] }))).toBe(true);
  expect(isDraft({ ...sample(), lost: ['5'] })).toBe(false);
});
