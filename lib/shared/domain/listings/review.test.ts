import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/shared/time/units';
import { listFiles, readSources } from '@/test/source-files';
import { reviewHoursLeft } from './status';

test('the queue counts down from 48 hours', () => {
  expect(reviewHoursLeft(0, 0)).toBe(48);
  expect(reviewHoursLeft(0, 47 * HOUR_MS)).toBe(1);
  expect(reviewHoursLeft(0, 50 * HOUR_MS)).toBe(-2);
});

/** Texts that promise something else than the review of a listing. */
const OF_SOMETHING_ELSE = [
  // Notices, appeals, and the mark of what is late.
  /^legal\.terms\.sections\.reports$/,
  /^mail\.notice\./,
  /^moderation\.appeal\./,
  /^report\./,
  /^staff\.queue\.lateNote$/,
  // What customers write.
  /^reviews\./,
];

function textsIn(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
}

test('CON-001: 48 hours are the most that the review of a listing takes, in every sentence', () => {
  const texts = listFiles('messages/en').flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, 'utf8')), basename(file, '.json')),
  );
  const promises = texts
    .filter(([key]) => !OF_SOMETHING_ELSE.some((other) => other.test(key)))
    .flatMap(([key, text]) => text.split(/[.;<>]/).map((sentence) => `${key}: ${sentence.trim()}`))
    .filter((sentence) => /\b48\b/.test(sentence));
  expect(promises.filter((sentence) => !/ less than 48 hours/.test(sentence))).toEqual([]);
  expect(promises.length).toBeGreaterThanOrEqual(12);
});

test('CON-001: wherever a review is said to take time, it takes less than 48 hours', () => {
  const sources = [...readSources(['app', 'components', 'lib']).values()].map(({ text }) => text);
  const messages = listFiles('messages/en').map((file) => readFileSync(file, 'utf8'));
  const sentences = [...sources, ...messages].flatMap((text) => {
    const words = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ');
    return words.match(/[^.;=()'"`<>{}]*\b(?:review|verif)[^.;=()'"`<>{}]*/g) ?? [];
  });
  const promises = sentences.filter((sentence) => /\b(?:hour|day|week)s?\b/.test(sentence));
  // The forms of services and events, their thanks, both notices, the gate and "about us".
  expect(promises.length).toBeGreaterThanOrEqual(8);
  // Those of customers are reviews, too.
  const ofCustomers = /\breviews\b|\b(?:a|each|one|your) review\b|reads the review/i;
  const ofOurs = promises.filter((sentence) => !ofCustomers.test(sentence));
  expect(ofOurs.filter((sentence) => !/ less than 48 hours/.test(sentence))).toEqual([]);
  expect(ofOurs.length).toBeGreaterThanOrEqual(8);
});
