import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  leftOutOf,
  MaybeInstant,
  oneIn,
  placesIn,
  readableIn,
  readableList,
  WireFlag,
  WireId,
  WireInstant,
  WireNumber,
  WireText,
  WireUrl,
} from './spellings';

describe('values as foreign hosts spell them', () => {
  test.each([
    [7, '7'],
    [' 7 ', '7'],
    ['5e771100-0000', '5e771100-0000'],
  ])('an id %j is %j', (wire, id) => {
    expect(WireId.parse(wire)).toBe(id);
  });

  test.each([null, undefined, '', ' ', {}, true])('%j is no id', (wire) => {
    expect(WireId.safeParse(wire).success).toBe(false);
  });

  test.each([
    [' Ann ', 'Ann'],
    [35621, '35621'],
    [null, ''],
    [undefined, ''],
    [{ text: 'Ann' }, ''],
  ])('a text %j is %j', (wire, text) => {
    expect(WireText.parse(wire)).toBe(text);
  });

  test.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    [0, 0],
    ['', null],
    ['free', null],
    [null, null],
    [undefined, null],
    [[], null],
  ])('a number %j is %j', (wire, number) => {
    expect(WireNumber.parse(wire)).toBe(number);
  });

  test.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    ['True', true],
    [false, false],
    [0, false],
    ['0', false],
    ['no', false],
    [[1], false],
    [{ toString: 1 }, false],
    [null, false],
    [undefined, false],
  ])('a flag %j is %s', (wire, flag) => {
    expect(WireFlag.parse(wire)).toBe(flag);
  });

  test.each([
    ['2027-01-05T10:00:00Z', '2027-01-05T10:00:00.000Z'],
    ['2027-01-05T11:00:00+01:00', '2027-01-05T10:00:00.000Z'],
    // Without an offset it is UTC, not the time of the machine that reads it.
    ['2027-01-05T10:00:00', '2027-01-05T10:00:00.000Z'],
    ['2027-01-05 10:00:00.123456', '2027-01-05T10:00:00.123Z'],
    ['2027-01-05 11:00:00+01', '2027-01-05T10:00:00.000Z'],
    ['2027-01-05T10:00', '2027-01-05T10:00:00.000Z'],
  ])('an instant %s is %s', (wire, instant) => {
    expect(WireInstant.parse(wire)).toBe(Date.parse(instant));
  });

  test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'soon', '', 0, null])(
    'no instant in %j',
    (wire) => {
      expect(MaybeInstant.parse(wire)).toBeNull();
    },
  );

  test.each([
    ['https://assets.example/a.webp', 'https://assets.example/a.webp'],
    ['http://assets.example/a.webp', 'http://assets.example/a.webp'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['//assets.example/a.webp', ''],
    ['/a.webp', ''],
    ['', ''],
    [null, ''],
  ])('of the address %j only the web remains: %j', (wire, url) => {
    expect(WireUrl.parse(wire)).toBe(url);
  });
});

describe('one thing in an answer', () => {
  const Thing = z.object({ id: WireId });
  const reader = oneIn(Thing);

  test.each([
    [{ id: 1 }],
    [[{ id: 1 }, { id: 2 }]],
    [{ data: { id: 1 } }],
    [{ data: [{ id: 1 }] }],
    [[{ data: { id: 1 } }]],
    [{ success: true, data: { id: '1' }, message: 'ok' }],
  ])('is read from %j', (answer) => {
    expect(reader.parse(answer)).toEqual({ id: '1' });
  });

  test.each([[[]], [null], [{ data: null }], [{ data: [] }], [undefined]])(
    'is nothing in %j',
    (answer) => {
      expect(reader.parse(answer)).toBeNull();
    },
  );

  test.each(['<html>', 7, { message: 'oops' }])('cannot be read from %j', (answer) => {
    expect(reader.safeParse(answer).success).toBe(false);
  });
});

describe('a list in an answer', () => {
  const Thing = z.object({ id: WireId });
  const reader = readableIn(Thing, ['data', 'bookings']);

  test.each([
    [[{ id: 1 }]],
    [{ data: [{ id: 1 }] }],
    [{ bookings: [{ id: 1 }] }],
    [{ data: null, bookings: [{ id: 1 }] }],
  ])('is read from %j', (answer) => {
    expect(reader.parse(answer)).toEqual([{ id: '1' }]);
  });

  test.each([[null], [undefined], [{ data: null }], [{ success: true, bookings: null }], [[]]])(
    'is empty in %j',
    (answer) => {
      expect(reader.parse(answer)).toEqual([]);
    },
  );

  test.each(['<html>', 7, {}, { list: [] }, { data: {} }, { success: false, data: null }])(
    'cannot be read from %j',
    (answer) => {
      expect(reader.safeParse(answer).success).toBe(false);
    },
  );

  const BROKEN = { data: [{ id: 1 }, { name: 'no id' }, null, { id: '2' }] };

  test('does without entries that cannot be read, and says what was wrong with them', () => {
    const list = readableIn(Thing).parse(BROKEN);
    expect(list).toEqual([{ id: '1' }, { id: '2' }]);
    expect(leftOutOf(list)).toEqual({ count: 2, of: 4, fields: ['id', ''] });
    expect(leftOutOf(reader.parse([{ id: 1 }]))).toBeNull();
    expect(readableList(Thing).parse(BROKEN.data)).toEqual([{ id: '1' }, { id: '2' }]);
    for (const none of [null, undefined, 'x', {}]) {
      expect(readableList(Thing).parse(none)).toEqual([]);
    }
  });

  test('keeps their places where a full page has to be told from the last one', () => {
    const list = placesIn(Thing).parse(BROKEN);
    expect(list).toEqual([{ id: '1' }, null, null, { id: '2' }]);
    expect(leftOutOf(list)).toMatchObject({ count: 2, of: 4 });
    expect(placesIn(Thing).parse({ data: null })).toEqual([]);
  });
});
