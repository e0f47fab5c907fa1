import { describe, expect, test } from 'vitest';
import { WireSlot } from './slots';
import { leftOutOf, readableIn } from './spellings';

const START = '2027-03-01T09:00:00Z';
const startsAt = Date.parse(START);
const unset = { startsAt, status: null, serviceItemId: null, source: undefined, mark: undefined };

describe('a slot of a host (PC-051)', () => {
  test.each([
    [{ start_time: START }, unset],
    [{ start_time: '2027-03-01 09:00' }, unset],
    [{ start_time: '2027-03-01T10:00:00+01:00', id: 3, more: {} }, unset],
    [
      { start_time: START, status: ' Available ' },
      { ...unset, status: 'available' },
    ],
    [
      { start_time: START, status: 'BOOKED' },
      { ...unset, status: 'booked' },
    ],
    [{ start_time: START, status: 'closed' }, unset],
    [{ start_time: START, status: null, service_item_id: null, source: null }, unset],
    [{ start_time: START, status: 1, service_item_id: [], source: 'nowhere' }, unset],
    [
      { start_time: START, service_item_id: 7 },
      { ...unset, serviceItemId: '7' },
    ],
    [
      { start_time: START, service_item_id: ' x ' },
      { ...unset, serviceItemId: 'x' },
    ],
    [{ start_time: START, service_item_id: ' ' }, unset],
    [
      { start_time: START, source: 'hours' },
      { ...unset, source: 'hours' },
    ],
    [
      { start_time: START, mark: 'available' },
      { ...unset, mark: 'available' },
    ],
    [
      { start_time: START, mark: null },
      { ...unset, mark: null },
    ],
    [{ start_time: START, mark: 'booked' }, unset],
  ])('%j', (wire, slot) => {
    expect(WireSlot.parse(wire)).toEqual(slot);
  });

  test('without a start is left out, and the field at fault is named', () => {
    const broken = [
      {},
      { start_time: 5 },
      { start_time: 'soon' },
      { start_time: '0001-01-01T00:00:00Z' },
    ];
    const slots = readableIn(WireSlot, ['slots']).parse({
      slots: [...broken, { start_time: START }],
    });
    expect(slots).toEqual([unset]);
    expect(leftOutOf(slots)).toEqual({ count: 4, of: 5, fields: ['start_time'] });
  });

  test.each([null, 7, 'slot', []])('%j is none', (wire) => {
    expect(readableIn(WireSlot).parse([wire])).toEqual([]);
  });
});
