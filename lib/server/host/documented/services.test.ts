import { describe, expect, test } from 'vitest';
import { ServiceDetails, WireService } from './services';

const WIRE = {
  id: 'a1',
  user_id: 'sub-1',
  name: 'Selam Braids',
  address: 'Valletta',
  phone_number: '+356 2100 0001',
  whatsapp_number: '+356 2100 0002',
  website_url: 'https://selam.example',
  description: 'Braids',
  community: { communityId: 1 },
  category_id: 2,
  category: { title: 'Beauty and Fashion' },
  profile_image_url: 'https://assets.example/logo.webp',
  country_iso: 'MT',
  subcategories: [{ id: 202, title: 'Barbering' }],
  portfolioImages: [{ id: 'p1', image_url: 'https://assets.example/1.webp' }],
  is_community_favorite: true,
  status: 'approved',
  created_at: '2026-11-20T10:00:00.000Z',
};

const SHAPE = {
  id: 'a1',
  userId: 'sub-1',
  name: 'Selam Braids',
  address: 'Valletta',
  phoneNumber: '+356 2100 0001',
  whatsappNumber: '+356 2100 0002',
  websiteUrl: 'https://selam.example',
  description: 'Braids',
  language: '',
  secondLanguage: '',
  secondDescription: '',
  speaks: [],
  communityId: 1,
  categoryId: 2,
  categoryTitle: 'Beauty and Fashion',
  profileImageUrl: 'https://assets.example/logo.webp',
  countryIso: 'MT',
  subcategories: [{ id: '202', title: 'Barbering' }],
  subcategoryIds: ['202'],
  portfolioImages: [{ id: 'p1', url: 'https://assets.example/1.webp' }],
  isCommunityFavorite: true,
  createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
  status: 'approved',
  statusReason: '',
  score: null,
  trader: null,
};

describe('a service', () => {
  test('CC-004, CC-005, PC-012: is read whole, bare, in an array, in data, and in an array in data', () => {
    for (const answer of [WIRE, [WIRE], { data: WIRE }, { data: [WIRE] }]) {
      expect(ServiceDetails.parse(answer)).toMatchObject(SHAPE);
    }
  });

  test('CC-004: is nothing in an empty array and in data that is null', () => {
    expect(ServiceDetails.parse([])).toBeNull();
    expect(ServiceDetails.parse({ data: null })).toBeNull();
  });

  test('is read from its id alone; what is missing is empty, what is unknown is left out', () => {
    const read = WireService.parse({ id: 7, something: { new: true } });
    expect(read).not.toHaveProperty('something');
    expect(read).toMatchObject({
      id: '7',
      userId: '',
      name: '',
      address: '',
      phoneNumber: '',
      whatsappNumber: '',
      websiteUrl: '',
      description: '',
      language: '',
      secondLanguage: '',
      secondDescription: '',
      speaks: [],
      communityId: null,
      categoryId: null,
      categoryTitle: '',
      profileImageUrl: '',
      countryIso: '',
      subcategories: [],
      subcategoryIds: [],
      portfolioImages: [],
      isCommunityFavorite: false,
      createdAt: null,
      status: null,
      statusReason: '',
      score: null,
      trader: null,
    });
  });

  test('is read when every optional field is null', () => {
    const nulls = Object.fromEntries(Object.keys(WIRE).map((key) => [key, null]));
    expect(WireService.parse({ ...nulls, id: 'a1' })).toMatchObject({
      id: 'a1',
      name: '',
      status: null,
    });
  });

  test.each([
    [{ communityId: 3 }, 3],
    [{ communityId: '3' }, 3],
    ['3', 3],
    [3, 3],
    ['Caribbean', null],
    [null, null],
    [{}, null],
  ])('PROF-022: its community %j is %j', (community, id) => {
    expect(WireService.parse({ ...WIRE, community }).communityId).toBe(id);
  });

  test.each<[object, object]>([
    [
      {
        subcategories: [
          { id: 1, title: 'A' },
          { id: '2', title: 'B' },
        ],
      },
      {
        subcategories: [
          { id: '1', title: 'A' },
          { id: '2', title: 'B' },
        ],
        subcategoryIds: ['1', '2'],
      },
    ],
    [{ subcategoryIds: [1, '2'] }, { subcategories: [], subcategoryIds: ['1', '2'] }],
    [{ subcategory_ids: ['1', 2] }, { subcategories: [], subcategoryIds: ['1', '2'] }],
    [{ subcategories: 'none', subcategory_ids: [3] }, { subcategoryIds: ['3'] }],
  ])('PROF-023: subcategories in %j are read', (fields, expected) => {
    expect(WireService.parse({ id: 'a1', ...fields })).toMatchObject(expected);
  });

  test('leaves out pictures without an address on the web, and keeps the rest in order', () => {
    const portfolioImages = [
      { id: 2, image_url: 'https://assets.example/2.webp' },
      { id: 3, image_url: 'javascript:alert(1)' },
      { id: 4 },
      'https://assets.example/5.webp',
      { image_url: 'https://assets.example/1.webp' },
    ];
    expect(WireService.parse({ ...WIRE, portfolioImages }).portfolioImages).toEqual([
      { id: '2', url: 'https://assets.example/2.webp' },
      { id: 'https://assets.example/1.webp', url: 'https://assets.example/1.webp' },
    ]);
  });
});

test.each([
  ['https://www.habesha.example', 'https://www.habesha.example'],
  ['www.habesha.example', 'https://www.habesha.example'],
  ['habesha.example/menu?day=1', 'https://habesha.example/menu?day=1'],
  ['javascript:alert(1)', ''],
  ['ada@habesha.example', ''],
  ['on request', ''],
  [null, ''],
])('PROF-015 the website %j of a host is %j', (website_url, websiteUrl) => {
  expect(WireService.parse({ ...WIRE, website_url }).websiteUrl).toBe(websiteUrl);
});
