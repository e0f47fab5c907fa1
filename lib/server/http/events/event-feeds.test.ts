import { expect, test, vi } from 'vitest';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { serveAtomFeed } from './event-feeds';

const EVENT = {
  id: '7',
  title: 'Enkutatash',
  summary: 'Coffee.',
  language: 'en',
  category: 'Festivals',
  startsAt: Date.UTC(2027, 2, 4, 18),
  zone: 'UTC',
  address: 'Canal Hall, Msida',
  organizer: '',
  updatedAt: 0,
};

vi.mock('@/lib/server/host/directory/events', () => ({ listUpcomingEvents: async () => [EVENT] }));

stubWebEnv('http://127.0.0.1:1');

const summaryIn = async (language: string) => {
  const url = `${SITE_URL}/whats-on/feed.atom?language=${language}`;
  const xml = await (await serveAtomFeed(new Request(url))).text();
  return /<summary>(.*)<\/summary>/.exec(xml)?.[1];
};

test('a summary joins day, place and words as its language does', async () => {
  expect(await summaryIn('en')).toMatch(/^\D+4 March 2027, 18:00 · Canal Hall, Msida · Coffee\.$/);
  expect(await summaryIn('ar')).toMatch(
    /^[^,]+، [^,]+ · \u2068Canal Hall, Msida\u2069 · \u2068Coffee\.\u2069$/,
  );
});
