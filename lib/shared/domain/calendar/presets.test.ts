import { describe, expect, test } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import {
  AVAILABILITY_PRESETS,
  DAY_MINUTES,
  DEFAULT_TIME_RANGE,
  presetHours,
  presetOf,
  timeOptions,
} from './presets';
import { SLOT_MINUTES } from './slots';

const t = textsFor('en', 'calendar.availability.times');

describe('the presets (table D-3)', () => {
  test.each([
    ['CAL-014', 'Full Day', '06:00–18:00', '06:00', '18:00', 48],
    ['CAL-015', 'Morning', '06:00–12:00', '06:00', '12:00', 24],
    ['CAL-016', 'Afternoon', '12:00–15:00', '12:00', '15:00', 12],
    ['CAL-017', 'Evening', '15:00–18:00', '15:00', '18:00', 12],
  ])('%s: %s is %s', (_, name, hours, from, to, slots) => {
    const preset = AVAILABILITY_PRESETS.find((one) => t(one.name) === name);
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    expect(preset && presetHours(preset.range)).toBe(hours);
    expect(preset?.range).toEqual({ from: minutes(from), to: minutes(to) });
    expect((minutes(to) - minutes(from)) / SLOT_MINUTES).toBe(slots);
  });

  test('are four, in the order of the specification', () => {
    const names = AVAILABILITY_PRESETS.map(({ name }) => t(name));
    expect(names).toEqual(['Full Day', 'Morning', 'Afternoon', 'Evening']);
  });

  test('CAL-018: the default range is 6 to 18, which is the full day', () => {
    expect(DEFAULT_TIME_RANGE).toEqual({ from: 360, to: 1080 });
    expect(presetOf(DEFAULT_TIME_RANGE)).toBe('fullDay');
  });

  test('are told from other ranges', () => {
    expect(presetOf({ from: 360, to: 735 })).toBeNull();
  });
});

test('times are offered in quarter hours, both ends included', () => {
  const options = timeOptions(0, DAY_MINUTES);
  expect(options).toHaveLength(97);
  expect(options[0]).toEqual({ value: '0', label: '00:00' });
  expect(options.at(-1)).toEqual({ value: '1440', label: '24:00' });
  expect(timeOptions(15, 0)).toEqual([]);
});
