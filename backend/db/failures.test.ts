import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/shared/errors';
import { codeOf, isDatabaseAway, reportOf, toAppError } from './failures';

function failure(message: string, fields: object = {}, cause?: unknown): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), fields);
}

describe('failures', () => {
  test.each([
    ['an overlap', '23P01', 409, 'slot_taken'],
    ['a NUL character', '22021', 422, 'invalid'],
    ['a text over its limit', '23514', 422, 'invalid'],
    ['Postgres shutting down', '57P01', 503, 'unavailable'],
    ['Postgres starting', '57P03', 503, 'unavailable'],
    ['too many connections', '53300', 503, 'unavailable'],
    ['a refused connection', 'ECONNREFUSED', 503, 'unavailable'],
    ['a query that took too long', '57014', 503, 'unavailable'],
    ['a write where only reads are allowed', '25006', 503, 'unavailable'],
    ['a wrong query', '42703', 500, 'internal'],
  ])('%s (%s) is answered %i %s', (_, sqlState, status, code) => {
    const wrapped = failure('Failed query', {}, failure('inner', { code: sqlState }));
    expect(toAppError(wrapped)).toMatchObject({ status, code });
  });

  test('a broken connection without a code is an absent database', () => {
    expect(isDatabaseAway(failure('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseAway(failure('x is not a function'))).toBe(false);
  });

  test('a refusal stays what it is', () => {
    const refusal = new AppError('not_found', 'There is no such listing.');
    expect(toAppError(refusal)).toBe(refusal);
  });

  test('LOG-1: a report repeats no message, because Postgres quotes values in it', () => {
    const error = failure(
      'Failed query: insert params: Ann Other,+356 99',
      {},
      failure('Key (customer_name)=(Ann Other) exists', {
        code: '23505',
        constraint: 'bookings_pkey',
        detail: 'Ann Other',
      }),
    );
    expect(codeOf(error)).toBe('23505');
    expect(reportOf(error)).toMatchObject({
      name: 'Error',
      code: '23505',
      constraint: 'bookings_pkey',
    });
    expect(JSON.stringify(reportOf(error))).not.toMatch(/Ann|356/);
  });
});
