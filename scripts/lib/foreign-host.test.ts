import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceFor } from './foreign-host.mjs';

const BACKEND_URL = 'https://user:secret@host.example/v1';
const ALL = {
  BACKEND_URL,
  BACKEND_TOKEN: 'x',
  ASSETS_URL: 'x',
  S3_ENDPOINT: 'x',
  GOOGLE_CLIENT_ID: 'x',
  NETWORK_TOKEN: 'x',
};

test('with our own backend nothing needs saying', () => {
  expect(adviceFor({})).toEqual([]);
  expect(adviceFor({ BACKEND_URL: '' })).toEqual([]);
});

test('with another one, each variable that is not set is named with what then does not work', () => {
  const lines = adviceFor({ BACKEND_URL, BACKEND_TOKEN: ' ' });
  expect(lines.filter((line) => line.includes('is not set:'))).toHaveLength(5);
  expect(lines.join()).toMatch(/ASSETS_URL is not set: .*placeholders\./);
  expect(lines.join()).not.toMatch(/user|secret@/);
  expect(adviceFor({ ...ALL, ASSETS_URL: undefined })).toHaveLength(3);
  expect(adviceFor(ALL)).toEqual([]);
});

test('docs/topics/another-host.md says of each of them what to set', () => {
  const document = readFileSync('docs/topics/another-host.md', 'utf8');
  for (const name of Object.keys(ALL)) expect(document).toContain(`\`${name}\``);
});
