import { describe, expect, it } from 'vitest';
import { formatEuro } from '@/lib/shared/domain/money';
import { asWritten, leftToRight, namesInText, withCommas } from './lists';

describe('what stands in a row', () => {
  it('has the marks of its language between, and leaves out what says nothing', () => {
    expect(withCommas(['Today', '', null, false, '3 slots'], 'en')).toBe('Today, 3 slots');
    expect(withCommas(['اليوم', '3 فترات'], 'ar')).toBe('اليوم، 3 فترات');
    expect(namesInText(['Wash, cut', 'Braids'], 'hi')).toBe('Wash, cut; Braids');
  });

  it('keeps names, prices and clocks from turning round in Arabic, and adds nothing elsewhere', () => {
    expect(namesInText(['Braids (short)', 'Wash'], 'ar')).toBe(
      '\u2068Braids (short)\u2069؛ \u2068Wash\u2069',
    );
    expect(asWritten('Please call.', 'ar')).toBe('\u2068Please call.\u2069');
    expect(leftToRight('10:45 – 15:30', 'ar')).toBe('\u206610:45 – 15:30\u2069');
    expect(formatEuro(2000, 'ar')).toBe('\u2066€20.00\u2069');
    expect(asWritten('Please call.', 'uk') + leftToRight(' 9', 'uk')).toBe('Please call. 9');
    expect(formatEuro(2000, 'en')).toBe('€20.00');
  });

  it('keeps Arabic names from turning what stands beside them in other languages', () => {
    expect(asWritten('ليلى', 'en')).toBe('\u2068ليلى\u2069');
    expect(asWritten('', 'ar')).toBe('');
  });
});
