import { expect, test } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { cancellationWords } from './cancellation';

const POLICY = 'Please cancel within 1 hour of your appointment.';
const t = textsFor('en', 'booking.cancellation');

test('REV-024: the policy stands as specified where nothing can be cancelled online', () => {
  expect(cancellationWords(0, t, 'not offered')).toBe(POLICY);
});

test.each([
  ['2025-11-20T10:30+01:00', 'until 09:30 that day;'],
  ['2025-11-20T00:30+01:00', 'until 23:30 on Wednesday 19 November;'],
  // The clock goes back at 3:00.
  ['2025-10-26T03:30+01:00', 'until 02:30 CET that day;'],
])('a visit at %s tells on the clock of the venue %s', (start, until) => {
  const words = cancellationWords(Date.parse(start), t, 'offered');
  expect(words).toContain(`${POLICY} You can cancel online ${until}`);
});

test('within the hour it says that nothing can be cancelled online', () => {
  const words = cancellationWords(0, t, 'ended');
  expect(words).toBe(
    `${POLICY} This visit begins in less than an hour, so it cannot be cancelled online; please call.`,
  );
});
