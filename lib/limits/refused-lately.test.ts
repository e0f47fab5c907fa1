import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedLately } from './refused-lately';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('RATE-1: who was refused lately', () => {
  it('is known for a second after the last refusal, and can be forgotten before', () => {
    const lately = new RefusedLately<string>();
    lately.note('a', 'first');
    vi.advanceTimersByTime(900);
    lately.note('a', 'second');
    vi.advanceTimersByTime(900);
    expect([lately.find('a'), lately.find('b')]).toEqual(['second', undefined]);
    vi.advanceTimersByTime(100);
    expect(lately.find('a')).toBeUndefined();
    lately.note('a', 'third');
    lately.forget('a');
    expect(lately.find('a')).toBeUndefined();
  });

  it('does not grow without end', () => {
    const lately = new RefusedLately<number>();
    for (let n = 0; n <= 10_000; n += 1) lately.note(String(n), n);
    expect([lately.find('0'), lately.find('1'), lately.find('10000')]).toEqual([
      undefined,
      1,
      10_000,
    ]);
  });
});
