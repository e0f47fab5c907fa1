import { describe, expect, test } from 'vitest';
import { FoundAuthor, FoundSlate } from './slates';

const WIRE = {
  text: ' Bring a bowl.\nAnd a friend. ',
  created_at: '2026-11-20T10:00:00+01:00',
  view_count: 1284,
  like_count: '216',
  comment_count: 38,
  author: { id: 7 },
  media: { type: 'image', url: 'https://network.example/m/1' },
};

const READ = {
  text: 'Bring a bowl.\nAnd a friend.',
  language: '',
  createdAt: Date.parse('2026-11-20T09:00:00.000Z'),
  viewCount: 1284,
  likeCount: 216,
  commentCount: 38,
  authorId: '7',
  media: { type: 'image', url: 'https://network.example/m/1', posterUrl: '' },
};

describe('a slate', () => {
  test.each([
    ['bare', WIRE],
    ['in data', { success: true, data: WIRE }],
    ['in a list', [WIRE]],
    ['in slate', { slate: WIRE }],
    ['with fields that we do not know', { ...WIRE, hashtags: ['#a'], is_pinned: null }],
    [
      'in camel case',
      {
        text: WIRE.text,
        createdAt: WIRE.created_at,
        media: WIRE.media,
        authorId: '7',
        viewCount: 1284,
        likeCount: 216,
        commentCount: 38,
      },
    ],
  ])('CC-023: is read %s', (_, wire) => {
    expect(FoundSlate.parse(wire)).toEqual(READ);
  });

  test('needs no more than its text', () => {
    expect(FoundSlate.parse({ text: 'Hello', media: null, author: null })).toEqual({
      ...READ,
      text: 'Hello',
      createdAt: null,
      authorId: '',
      media: null,
      viewCount: 0,
      likeCount: 0,
      commentCount: 0,
    });
  });

  test.each([
    [
      { type: 'VIDEO', url: 'v' },
      { type: 'video', url: 'v', posterUrl: '' },
    ],
    [
      { type: 'video/mp4', url: 'v', poster_url: 'p' },
      { type: 'video', url: 'v', posterUrl: 'p' },
    ],
    [{ type: 'audio', url: 'v' }, null],
    [{ type: 'imagery', url: 'v' }, null],
    [{ type: 'image', url: '' }, null],
    [{ type: 'image' }, null],
    ['https://network.example/m/1', null],
    [{}, null],
  ])('with the media %j has %j', (media, read) => {
    expect(FoundSlate.parse({ ...WIRE, media })?.media).toEqual(read);
  });

  test.each([-5, 'many', null, Number.NaN, {}])('that was seen %j times says 0', (view_count) => {
    expect(FoundSlate.parse({ ...WIRE, view_count })?.viewCount).toBe(0);
  });

  test.each([[{}], [{ pages: [] }], ['text'], [{ text: ' ' }]])('is not what %j is', (wire) => {
    expect(FoundSlate.safeParse(wire).success).toBe(false);
  });

  test('is none where the host has none', () => {
    expect(FoundSlate.parse(null)).toBeNull();
    expect(FoundSlate.parse({ data: null })).toBeNull();
    expect(FoundSlate.parse([])).toBeNull();
  });
});

describe('CC-026: an author', () => {
  test.each([
    [{ name: 'Ada Obi', fullName: 'Other' }, 'Ada Obi'],
    [{ name: null, fullName: 'Ada Obi' }, 'Ada Obi'],
    [{ firstName: 'Ada', lastName: 'Obi' }, 'Ada Obi'],
    [{ first_name: 'Ada' }, 'Ada'],
    [{ lastName: 'Obi', name: '' }, 'Obi'],
    [{}, ''],
  ])('who is %j is called "%s"', (wire, name) => {
    expect(FoundAuthor.parse({ data: wire })?.name).toBe(name);
  });

  test('has a headline, else a title', () => {
    const wire = { name: 'Ada', title: 'Cook', location: 'Msida', profileImage: 'm/1' };
    expect(FoundAuthor.parse(wire)).toEqual({
      name: 'Ada',
      headline: 'Cook',
      location: 'Msida',
      profileImage: 'm/1',
      serviceId: '',
    });
    expect(FoundAuthor.parse({ ...wire, headline: 'Founder' })?.headline).toBe('Founder');
  });

  test.each([
    ['0b3c', '0b3c'],
    [7, '7'],
    [null, ''],
    [undefined, ''],
    [{ id: 7 }, ''],
    [' ', ''],
  ])('whose service_provider_id is %j has the service "%s"', (service_provider_id, serviceId) => {
    expect(FoundAuthor.parse({ name: 'Ada', service_provider_id })?.serviceId).toBe(serviceId);
  });
});
