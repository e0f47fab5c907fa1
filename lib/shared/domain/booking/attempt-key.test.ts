import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { histories } from '@/test/histories';
import { attemptKey, isReviewKey } from './attempt-key';

const REVIEW = '5f0c7f39-9b0e-4f4b-8a51-3d4f6f7d2c11';
const REQUEST = ['7', '2026-11-20T09:45:00.000Z', '3,4', 'Ada', '+356 99', ''];

describe('attemptKey', () => {
  test('is the same for the same review and details, and a UUID', () => {
    expect(attemptKey(REVIEW, REQUEST)).toBe(attemptKey(REVIEW, [...REQUEST]));
    expect(z.uuid().safeParse(attemptKey(REVIEW, REQUEST)).success).toBe(true);
  });

  test('is another one as soon as one detail differs', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(attemptKey(REVIEW, one)).not.toBe(attemptKey(REVIEW, other));
      }),
      histories(5000),
    );
  });

  test('does not confuse where one detail ends and the next begins', () => {
    expect(attemptKey(REVIEW, ['ab', 'c'])).not.toBe(attemptKey(REVIEW, ['a', 'bc']));
  });

  test('is another one in another review', () => {
    const other = '9a0c7f39-9b0e-4f4b-8a51-3d4f6f7d2c11';
    expect(attemptKey(other, REQUEST)).not.toBe(attemptKey(REVIEW, REQUEST));
  });

  test('keeps no trace of what was typed', () => {
    expect(attemptKey(REVIEW, ['Ada'])).toMatch(/^5f0c7f39-9b0e-4f4b-8a51-[\da-f]{12}$/);
  });
});

test('isReviewKey takes what randomUUID makes and nothing else', () => {
  expect(isReviewKey(crypto.randomUUID())).toBe(true);
  for (const text of ['', 'x', `${REVIEW} `, REVIEW.replace('-4', '-1')]) {
    expect(isReviewKey(text)).toBe(false);
  }
});
