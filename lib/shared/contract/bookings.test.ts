import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemOf } from '@/lib/shared/domain/field-problem';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { BookingRequest } from './bookings';

describe('a booking request', () => {
  const request = {
    settlnProviderId: 12,
    startTime: '2027-01-05T10:00:00.000Z',
    serviceItems: [1, 2],
    customerName: ' Ann ',
    customerPhone: ' 2100 0001 ',
  };

  test('CC-015 to CC-018, REV-009: has numbers, an instant and trimmed texts', () => {
    const trimmed = { ...request, customerName: 'Ann', customerPhone: '2100 0001' };
    const read = BookingRequest.parse(request);
    expect(read).toEqual({
      calendarId: 12,
      startsAt: Date.parse(request.startTime),
      itemIds: ['1', '2'],
      customerName: 'Ann',
      customerPhone: '2100 0001',
    });
    expect(z.encode(BookingRequest, read)).toEqual(trimmed);
  });

  test.each<[object, string]>([
    [{ settlnProviderId: '12' }, 'Invalid Settln provider ID'],
    [{ settlnProviderId: Number.NaN }, 'Invalid Settln provider ID'],
    [{ serviceItems: ['1'] }, 'Invalid service item selection'],
    [{ customerName: '  ' }, 'Name is required'],
    [{ customerPhone: '' }, 'Phone number is required'],
    [{ customerPhone: 'home' }, 'Enter a valid phone number'],
    [{ customerName: '-' }, 'Name is required'],
    [{ customerEmail: 'nobody' }, 'Enter a valid email address'],
  ])('REV-010 to REV-013, REV-035, REV-036: %j is refused with "%s"', (fields, message) => {
    const parsed = BookingRequest.safeParse({ ...request, ...fields });
    const said = parsed.error?.issues.map((issue) => {
      const problem = problemOf(issue.message);
      return problem ? textsFor('en', 'errors.fields').of(problem) : issue.message;
    });
    expect(said).toEqual([message]);
  });

  test('REV-012: an empty email is accepted', () => {
    expect(BookingRequest.safeParse({ ...request, customerEmail: ' ' }).success).toBe(true);
  });
});
