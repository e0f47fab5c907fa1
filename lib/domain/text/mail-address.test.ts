import { expect, test } from 'vitest';
import { mailHref } from './mail-address';

test.each([
  [' ann@example.com ', 'mailto:ann@example.com'],
  ['ann+b@example.com', 'mailto:ann%2Bb@example.com'],
  ['ann@example.com?bcc=all@example.com', ''],
  ['ann?cc=b@example.com', 'mailto:ann%3Fcc%3Db@example.com'],
  ['ann', ''],
  ['', ''],
])('"%s" is written to as "%s"', (written, href) => {
  expect(mailHref(written)).toBe(href);
});
