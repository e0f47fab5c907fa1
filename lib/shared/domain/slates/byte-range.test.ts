import { describe, expect, test } from 'vitest';
import { answersRange, partOf, readContentRange, readRange } from './byte-range';

test.each([
  ['bytes=0-', 'bytes=0-'],
  ['bytes=5-9', 'bytes=5-9'],
  [' bytes=-500 ', 'bytes=-500'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-9', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=0-1\r\nx: y', null],
  [null, null],
])('the range of %j is %j', (header, range) => {
  expect(readRange(header)).toBe(range);
});

test.each([
  ['bytes=0-', 10, { first: 0, last: 9 }],
  ['bytes=5-100', 10, { first: 5, last: 9 }],
  ['bytes=-3', 10, { first: 7, last: 9 }],
  ['bytes=-30', 10, { first: 0, last: 9 }],
  ['bytes=10-', 10, null],
  ['bytes=-0', 10, null],
])('%s of %i bytes is %j', (range, size, part) => {
  expect(partOf(range, size)).toEqual(part);
});

test.each([
  ['bytes 0-9/10', { first: 0, last: 9, total: 10 }],
  ['bytes 5-9/*', { first: 5, last: 9, total: null }],
  ['bytes 0-10/10', null],
  ['bytes 9-5/10', null],
  ['bytes */10', null],
  ['', null],
])('the part of %j is %j', (header, part) => {
  expect(readContentRange(header)).toEqual(part);
});

describe('a part answers a range', () => {
  test.each([
    ['bytes=5-', { first: 5, last: 9, total: 10 }, true],
    ['bytes=5-', { first: 5, last: 7, total: 10 }, true],
    ['bytes=-4', { first: 6, last: 9, total: 10 }, true],
    ['bytes=5-', { first: 5, last: 9, total: null }, true],
    ['bytes=5-', { first: 0, last: 9, total: 10 }, false],
    ['bytes=5-6', { first: 5, last: 9, total: 10 }, false],
    ['bytes=5-', { first: 50, last: 90, total: null }, false],
    ['bytes=-4', { first: 6, last: 9, total: null }, false],
  ])('%s by %j: %s', (range, part, answers) => {
    expect(answersRange(range, part)).toBe(answers);
  });
});
