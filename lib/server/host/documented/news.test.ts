import { describe, expect, it } from 'vitest';
import { documentedNews } from './news';

const { read, query } = documentedNews.listNews;

const item = {
  uuid: '5e771100-0000-4000-8002-000000000001',
  title: 'Kenkey Festival in Sliema',
  source: 'The Harbour Post',
  timestamp: '2026-03-04T12:00:00Z',
  snippet: 'Three days of it.',
  link: 'https://harbour.example/kenkey',
  thumbnail: 'https://assets.example/news/1.webp',
};

const ours = {
  uuid: item.uuid,
  title: item.title,
  source: item.source,
  publishedAt: Date.parse('2026-03-04T12:00:00.000Z'),
  snippet: item.snippet,
  link: item.link,
  thumbnail: item.thumbnail,
};

describe('an answer of the news service', () => {
  it('CC-030 is read as a list, bare or in data', () => {
    expect(read.parse([item])).toEqual([ours]);
    expect(read.parse({ data: [item], total: 1 })).toEqual([ours]);
    expect(read.parse([])).toEqual([]);
  });

  it.each([['Wed, 04 Mar 2026 12:00:00 GMT'], [1772625600], [1772625600000], ['1772625600']])(
    'CC-030 may spell the timestamp %j',
    (timestamp) => {
      expect(read.parse([{ ...item, timestamp }])).toEqual([ours]);
    },
  );

  it('may lack everything but uuid and title', () => {
    const bare = {
      uuid: '7',
      title: 'Alone',
      source: '',
      publishedAt: null,
      snippet: '',
      link: '',
      thumbnail: '',
    };
    expect(
      read.parse([
        { uuid: 7, title: 'Alone', timestamp: null, thumbnail: null },
        { uuid: 7, title: 'Alone' },
      ]),
    ).toEqual([bare, bare]);
  });

  it('keeps the place of what cannot be read, so that a full page still counts as one', () => {
    const broken = [{ ...item, uuid: null }, { ...item, title: ' ' }, 'text', null];
    expect(read.parse([...broken, item])).toEqual([null, null, null, null, ours]);
  });

  it('keeps only links and pictures of the web', () => {
    const odd = { ...item, link: 'javascript:alert(1)', thumbnail: 'data:image/png;base64,AA' };
    expect(read.parse([odd])).toEqual([{ ...ours, link: '', thumbnail: '' }]);
  });

  it('leaves repeated uuids to the page', () => {
    expect(read.parse([item, item])).toHaveLength(2);
  });

  it('that is no list is refused', () => {
    expect(read.safeParse({ error: 'x' }).success).toBe(false);
    expect(read.safeParse('<html>').success).toBe(false);
  });
});

describe('the question to the news service', () => {
  const countries = { country_of_origin_iso_code: 'GH', country_of_residence_iso_code: 'MT' };

  it('CC-031 has two countries, offset and limit', () => {
    expect(query.parse({ ...countries, offset: '40', limit: '20' })).toEqual({
      ...countries,
      offset: 40,
      limit: 20,
    });
  });

  it.each([
    { limit: '101' },
    { limit: '0' },
    { offset: '-1' },
    { offset: '1e9' },
    { country_of_origin_iso_code: 'gh' },
  ])('is refused with %j', (part) => {
    expect(query.safeParse({ ...countries, ...part }).success).toBe(false);
  });
});
