import { describe, expect, it } from 'vitest';
import { NOBODY, refused, sent } from './booking-dialog';

const ada = { customerName: 'Ada Obi', customerPhone: '+356 9900 0000' };
const zoe = { customerName: 'Zoë Borg', customerPhone: '' };

describe('whom bookings of ones own are for', () => {
  it('CAL-026 is nobody again as soon as a booking is sent', () => {
    expect(sent([ada])).toEqual([]);
  });

  it('CAL-026 is the same again when it is refused', () => {
    expect(refused(sent([ada]), ada)).toEqual([ada]);
    expect(refused([{ ...NOBODY, customerName: ' ' }], ada)).toEqual([ada]);
  });

  it('CAL-026 stays whoever was typed meanwhile; the refused one waits for a turn', () => {
    const waiting = refused([zoe], ada);
    expect(waiting).toEqual([zoe, ada]);
    expect(sent(waiting)).toEqual([ada]);
  });

  it('has no turn for nobody', () => {
    expect(refused([zoe], NOBODY)).toEqual([zoe]);
  });
});
