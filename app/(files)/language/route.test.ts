import { expect, test } from 'vitest';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { GET } from './route';

stubWebEnv('http://127.0.0.1:1');

const leadsTo = (to: string, referer: string) =>
  GET(new Request(`${SITE_URL}/language?to=${to}`, { headers: { referer } })).headers.get(
    'location',
  );

test.each([
  ['en', '/it/news?origin=IN', '/news?origin=IN'],
  ['mt', '/it/news', '/mt/news'],
  ['en', '/it', '/'],
  ['mt', '/pt/news?origin=IN', '/mt/news?origin=IN'],
  ['pt', '/it/news', '/pt-BR/news'],
  ['pt-BR', '/pt', '/pt-BR'],
  ['en', '//elsewhere.example/', '/elsewhere.example/'],
  ['en', '/it//elsewhere.example', '/elsewhere.example'],
  ['en', '//it///elsewhere.example', '/elsewhere.example'],
  ['en', '/it/\\elsewhere.example', '/elsewhere.example'],
  ['mt', '/it//elsewhere.example', '/mt/elsewhere.example'],
])('to %s from %s leads to %s', (to, path, location) => {
  expect(leadsTo(to, SITE_URL + path)).toBe(location);
});

test('leads to the first page from elsewhere', () => {
  expect(leadsTo('en', 'https://elsewhere.example/it/news')).toBe('/');
});
