import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { catchUp, readSearchWords } from '@/backend/search/keep-search';
import { listUnfound } from '@/backend/search/unfound';
import { sampleAccount, sampleService } from '@/backend/testing/sample-account';
import { searchServices } from '@/backend/testing/search-services';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/shared/contract/host';
import { DAY_MS, HOUR_MS } from '@/lib/shared/time/units';

/** Monday, 9:00 in Malta. */
const NOW = Date.UTC(2027, 0, 4, 8);
const BRAIDER = 'Selam Braids';
const PLUMBER = 'Borg Pipes';
const TUTOR = 'Layla Teaches';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  const open = (hours: number) => ({
    from: NOW + hours * HOUR_MS,
    to: NOW + (hours + 2) * HOUR_MS,
    status: 'available' as const,
  });
  const braids = {
    name: BRAIDER,
    address: '14, Triq il-Wilġa, Gżira',
    categoryId: 2,
    subcategories: ['Hair and Braiding'],
    items: [{ name: 'Knotless braids', priceMinor: 8_500, durationMinutes: 60 }],
  } as const;
  const pipes = {
    name: PLUMBER,
    address: 'Sliema',
    categoryId: 3,
    subcategories: ['Plumbing'],
    items: [{ name: 'A dripping tap', priceMinor: 2_500, durationMinutes: 30 }],
  } as const;
  const lessons = {
    name: TUTOR,
    address: 'Msida',
    categoryId: 5,
    subcategories: ['Arabic'],
    items: [{ name: 'An hour of Arabic', priceMinor: 2_000, durationMinutes: 60 }],
  } as const;
  // Today at noon; Saturday at noon; tomorrow at 18:00.
  const times = [4, 5 * 24 + 3, 24 + 9];
  for (const [index, service] of [braids, pipes, lessons].entries()) {
    const description = `Ask for ${service.name}.`;
    await seedAccount(
      backend.db,
      sampleAccount({
        name: index === 0 ? 'Sunday Okafor' : `Person ${index}`,
        services: [sampleService({ ...service, description, createdAt: new Date(NOW) })],
        availability: [open(times[index] ?? 0)],
      }),
    );
  }
  await readSearchWords(backend.db);
  await catchUp(backend.db, NOW);
});
afterAll(() => backend.stop());

const search = (query: Record<string, string>) => searchServices(backend, query);
const names = async (query: Record<string, string>) =>
  (await search(query)).results.map(({ name }) => name);

async function suggestions(q: string, language = '') {
  const asked = new URLSearchParams({ hostCountry: 'MT', q });
  const { status, json } = await backend.call(`/publicServiceProviders/suggestions?${asked}`, {
    headers: { 'accept-language': language },
  });
  expect(status).toBe(200);
  return host.listSuggestions.answer.parse(json).suggestions;
}

describe('what may complete what somebody types', () => {
  test.each([
    ['br', 'word', 'braids'],
    ['Sel', 'provider', BRAIDER],
    ['gz', 'place', 'Gżira'],
    ['plu', 'subcategory', 'Plumbing'],
    ['home', 'category', 'Home Services'],
  ])('"%s" may become the %s "%s"', async (q, kind, text) => {
    expect(await suggestions(q)).toContainEqual(expect.objectContaining({ kind, text }));
  });

  test.each([
    ['uk', 'ремонт', 'category', 'Home Services'],
    ['it', 'idraul', 'subcategory', 'Plumbing'],
    ['en', 'plu', 'subcategory', 'Plumbing'],
    ['it', 'plu', 'subcategory', 'Plumbing'],
  ])('in %s "%s" may become the %s "%s"', async (language, q, kind, text) => {
    expect(await suggestions(q, language)).toContainEqual(expect.objectContaining({ kind, text }));
  });

  test('are words of the reader’s language and English ones, others if there are none', async () => {
    const words = async (q: string, language: string) =>
      (await suggestions(q, language)).flatMap(({ kind, text }) => (kind === 'word' ? text : []));
    expect(await words('tr', 'en')).toEqual(['tribal braids']);
    expect(await words('tr', 'it')).toEqual(['trecce', 'tribal braids']);
    expect(await words('trecc', 'en')).toEqual(['trecce']);
  });

  test('finds somebody each time', async () => {
    const typed = ['ar', 'br', 'bra', 'gz', 'ha', 'kn', 'le', 'ms', 'pi', 'pl', 'sl', 'ta', 'te'];
    const found = (await Promise.all(typed.map((q) => suggestions(q)))).flat();
    expect(found.length).toBeGreaterThan(typed.length);
    for (const { kind, text, id } of found) {
      const asked: Record<string, string> = {
        word: { q: text },
        category: { categoryId: id ?? '' },
        subcategory: { subcategoryId: id ?? '' },
        place: { cityId: id ?? '' },
        provider: { q: text },
      }[kind];
      expect(`${text}: ${(await search(asked)).total > 0}`).toBe(`${text}: true`);
    }
  });

  test('is nothing for what nobody offers, and refused for a single letter', async () => {
    expect(await suggestions('saxoph')).toEqual([]);
    expect(
      (await backend.call('/publicServiceProviders/suggestions?hostCountry=MT&q=b')).status,
    ).toBe(400);
  });
});

describe('filters, chosen or said', () => {
  test.each([
    [{ evening: 'true' }, [TUTOR]],
    [{ weekend: 'true' }, [PLUMBER]],
    [{ soon: 'true' }, [BRAIDER, TUTOR]],
    [{ soon: 'true', evening: 'true' }, [TUTOR]],
    [{ weekend: 'true', evening: 'true' }, []],
    [{ priceUpTo: '20' }, [TUTOR]],
    [{ priceUpTo: '30' }, [PLUMBER, TUTOR]],
    [{ q: 'plumber in Sliema' }, [PLUMBER]],
    [{ q: 'arabic tomorrow evening' }, [TUTOR]],
    [{ q: 'sink on saturday' }, [PLUMBER]],
    [{ q: 'plumber this weekend' }, [PLUMBER]],
    [{ q: 'plumber next weekend' }, []],
    [{ q: 'plumber in Sliema or Msida' }, [PLUMBER]],
    [{ q: 'arabic 6 pm' }, [TUTOR]],
    [{ q: '60 minute arabic lessons within 5 miles' }, [TUTOR]],
    [{ q: 'arabic 24 june' }, [TUTOR]],
    [{ q: 'arabic monday to friday' }, [TUTOR]],
    [{ q: 'arabic under 19.50' }, [TUTOR]],
    [{ q: 'arabic under 18.50' }, []],
    [{ q: 'arabic not on saturday' }, [TUTOR]],
    [{ q: 'snow' }, []],
  ])('%o leaves %o', async (query, expected) => {
    expect((await names(query as Record<string, string>)).toSorted()).toEqual(expected.toSorted());
  });

  test('a day that stands in a name beside the next word is no filter', async () => {
    const filters = async (q: string) =>
      (await search({ q })).understood.filters.map((one) => one?.by);
    expect(await filters('Sunday Okafor knotless')).toEqual([]);
    expect(await names({ q: 'Sunday Okafor knotless' })).toEqual([BRAIDER]);
    expect(await filters('knotless sunday')).toEqual(['day']);
    expect(await filters('Okafor knotless on sunday')).toEqual(['day']);
  });

  test('what was said can be taken off', async () => {
    const { results, understood, near } = await search({ q: 'braids under 30' });
    expect(results).toEqual([]);
    expect(near[0]).toMatchObject({ service: { name: BRAIDER }, reason: { by: 'price' } });
    const [said] = understood.filters;
    expect(said).toMatchObject({ by: 'price', priceUpTo: 30 });
    expect(await names({ q: said?.without ?? '' })).toEqual([BRAIDER]);
  });

  test('a typing error is corrected, said, and left alone where that is asked', async () => {
    const corrected = await search({ q: 'plumbr' });
    expect(corrected.results.map(({ name }) => name)).toEqual([PLUMBER]);
    expect(corrected.didYouMean).toMatchObject({ applied: true });
    const exact = await search({ q: 'plumbr', exact: 'true' });
    expect(exact.results).toEqual([]);
    expect(exact.didYouMean?.applied).not.toBe(true);
  });
});

describe('what is typed together with a word', () => {
  test.each([
    ['knotless 💅', [BRAIDER]],
    ['knotless💅', [BRAIDER]],
    ['💅 knotless ❤️', [BRAIDER]],
    ['knotless 🇲🇹 👩‍🎨 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽 1️⃣', [BRAIDER]],
    ['sink saturday 🙏', [PLUMBER]],
    ['sink on saturday❤️', [PLUMBER]],
    ['plumbr💧', [PLUMBER]],
  ])('no emoji of "%s" is searched for', async (q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });

  test('emoji alone ask for nothing', async () => {
    const all = await names({});
    for (const q of ['💅', '❤️', '🇲🇹 🙏']) expect(await names({ q })).toEqual(all);
  });

  test.each([
    ['sink/saturda', 'sink saturday', 'day'],
    ['plumbr/sliema', 'plumber sliema', 'place'],
    ['plumbr,saturday', 'plumber saturday', 'day'],
    ['plumbr&sliema', 'plumber&sliema', 'place'],
    ['plumbr - sliema', 'plumber - sliema', 'place'],
  ])('only a word of "%s" is corrected', async (q, meant, by) => {
    const { results, didYouMean, understood } = await search({ q });
    expect(results.map(({ name }) => name)).toEqual([PLUMBER]);
    expect(didYouMean).toEqual({ q: meant, applied: true });
    expect(understood.filters).toMatchObject([{ by }]);
  });

  test('is what stays without a filter', async () => {
    const { understood } = await search({ q: 'sink/saturday' });
    expect(understood.filters).toMatchObject([{ text: 'saturday', without: 'sink' }]);
  });
});

describe('in other languages', () => {
  test.each(['teacher domaani', 'teacher mañanna', 'teacher завттра'])(
    'a mistyped day of "%s" is corrected',
    async (q) => {
      const corrected = await search({ q });
      expect(corrected.didYouMean).toMatchObject({ applied: true });
      expect(corrected.understood.filters).toMatchObject([{ by: 'day' }]);
    },
  );

  test.each([
    'braids and plumber',
    'trecce oppure idraulico',
    'tresses ou plombier',
    'pletenice ili vodoinstalater',
    'चोटी या प्लंबर',
    'коси або сантехнік',
  ])('both words of "%s" are wanted', async (q) => {
    expect(await names({ q })).toEqual([BRAIDER, PLUMBER]);
  });
});

describe('what nobody was found for', () => {
  const unfound = async () =>
    (await listUnfound(backend.db, { since: '2027-01-01', most: 20 })).map(
      ({ word, searches, days }) => [word, searches, days],
    );

  test('is counted by word and day, without names, numbers or addresses', async () => {
    const asked = [
      'didgeridoo',
      'didgeridoo lessons',
      'Didgeridoo',
      'Kwabena Oduya',
      'ring 99887766',
    ];
    for (const q of asked) expect((await search({ q })).results).toEqual([]);
    backend.clock.now = NOW + DAY_MS;
    await search({ q: 'didgeridoo' });
    for (let time = 0; time < 3; time += 1) await search({ q: 'trumpet' });
    for (let time = 0; time < 4; time += 1) await search({ q: 'Kwabena Oduya' });
    for (let time = 0; time < 4; time += 1) await search({ q: 'didgeridoo ann@example.org' });
    for (let time = 0; time < 2; time += 1) await search({ q: 'xylophone' });
    const words = await unfound();
    expect(words).toContainEqual(['didgeridoo', 4, 2]);
    // A word that we know counts as the thesaurus has it.
    expect(words).toContainEqual(['brass band', 3, 1]);
    expect(words.flat().join()).not.toMatch(/kwabena|oduya|ann|9988|xylophone/i);
    backend.clock.now = NOW;
  });

  test('is not counted for what a page tries by itself, which asks for nothing near either', async () => {
    const tries = Array.from({ length: 4 }, () => search({ q: 'theremin plumber', tried: 'true' }));
    for (const { total, near } of await Promise.all(tries)) expect([total, near]).toEqual([0, []]);
    expect((await search({ q: 'theremin plumber' })).near).not.toEqual([]);
    expect((await unfound()).flat().join()).not.toContain('theremin');
  });

  test('is not counted where somebody was found', async () => {
    for (let time = 0; time < 4; time += 1) await search({ q: 'plumber' });
    expect((await unfound()).flat().join()).not.toContain('plumb');
  });
});

test('a word that somebody is named by leads to them before those who only mean it', async () => {
  const grandmothers = {
    name: 'Quiet Afternoons',
    categoryId: 8,
    subcategories: ['Elderly Care'],
    description: 'Company for your grandmother.',
  } as const;
  const kitchen = {
    name: 'Nanna Żerafa’s Pans',
    categoryId: 4,
    subcategories: ['Restaurant and Home Dining'],
    description: 'Timpana of a Sunday.',
  } as const;
  for (const [index, service] of [grandmothers, kitchen].entries()) {
    await seedAccount(
      backend.db,
      sampleAccount({
        name: `Somebody ${index}`,
        services: [sampleService({ ...service, createdAt: new Date(NOW) })],
        // The one who only means it is free sooner.
        availability: [
          {
            from: NOW + (1 + index) * DAY_MS,
            to: NOW + (1 + index) * DAY_MS + HOUR_MS,
            status: 'available',
          },
        ],
      }),
    );
  }
  await readSearchWords(backend.db);
  await catchUp(backend.db, NOW);
  expect(await names({ q: 'nanna' })).toEqual(['Nanna Żerafa’s Pans', 'Quiet Afternoons']);
  expect(await names({ q: 'maltese food' })).toEqual(['Nanna Żerafa’s Pans']);
});

test('a weekday alone is the beginning of a name, if somebody is called so', async () => {
  const filters = async (q: string) =>
    (await search({ q })).understood.filters.map((one) => one?.by);
  const days = ['Domenica', 'Sunday', 'Sabato', 'today', 'domenica sera'];
  const before = await Promise.all(days.map(filters));
  expect(before).toEqual([['day'], ['day'], ['day'], ['day'], ['day', 'evening']]);
  const plain = { description: 'For all.', createdAt: new Date(NOW) };
  const called = [
    'Domenica Rossi',
    'Sunday Best Salon',
    'April Grech',
    'Cuts of a Sabato',
    'Today',
  ];
  await seedAccount(
    backend.db,
    sampleAccount({ services: called.map((name) => sampleService({ ...plain, name })) }),
  );
  await readSearchWords(backend.db);
  await catchUp(backend.db, NOW);
  expect(await names({ q: 'Domenica' })).toEqual(['Domenica Rossi']);
  // The braider is called Sunday Okafor.
  expect(await names({ q: 'Sunday 🙏' })).toEqual([
    BRAIDER,
    'Sunday Best Salon',
    expect.anything(),
  ]);
  expect(await names({ q: 'april' })).toEqual(['April Grech']);
  expect(await names({ q: 'rossi domenica' })).toEqual(['Domenica Rossi']);
  // The day is only inside a name, or is no weekday.
  expect(await filters('Sabato')).toEqual(['day']);
  expect(await filters('today')).toEqual(['day']);
  expect(await filters('on sunday')).toEqual(['day']);
  expect(await filters('Domenica sera')).toEqual(['day', 'evening']);
});

describe('a question in which no word names a kind of service', () => {
  test.each([
    ['where can i pray', 'pray'],
    ['near me', 'near me'],
    ['vicino a me', 'vicino a me'],
    ['cerca de mí', 'cerca de mí'],
    ['près de moi', 'près de moi'],
    ['قريب مني', 'قريب مني'],
    ['pray in Sliema', 'pray'],
    ['busco algo barato en Sliema', 'barato'],
    ['not on sunday', 'not on sunday'],
  ])('"%s" is searched for without "%s", and says so', async (q, leftOut) => {
    const { understood } = await search({ q });
    expect(understood).toMatchObject({ words: '', leftOut: leftOut });
  });

  test.each(['services in malta', 'servizi a Malta', 'somebody free on Saturday', 'eritrean'])(
    '"%s" loses nothing',
    async (q) => {
      expect((await search({ q })).understood).toMatchObject({ words: '', leftOut: '' });
    },
  );

  test('leaves nothing out where a word names one', async () => {
    const { understood } = await search({ q: 'I need somebody who braids hair near me' });
    expect(understood.leftOut).toBe('');
  });

  test.each([
    ['braids for 3 hours', '3 hours'],
    ['braids for two people at 11am', 'two people at 11am'],
    ['trenzas a las 5', 'a las 5'],
    ['treccine per tre ore', 'tre ore'],
    ['коси на 2 години', '2 години'],
    ['braids not on sunday', 'not on sunday'],
    ['braids over 10 euro', 'over 10 euro'],
    ['braids under 200 on saturday', ''],
  ])('says of "%s" that nothing was searched by "%s"', async (q, leftOut) => {
    expect((await search({ q })).understood.leftOut).toBe(leftOut);
  });

  test.each(['eritrean', 'eritreans', 'eritreo', 'érythréen', 'Nigerians'])(
    'hears in "%s" a community',
    async (q) => {
      const { filters } = (await search({ q, exact: 'true' })).understood;
      expect(filters).toMatchObject([{ by: 'community', id: '1' }]);
    },
  );
});
