import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleAccount, sampleEvent, sampleService } from '@/backend/testing/sample-account';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { SAID_LANGUAGES } from '@/lib/shared/domain/directory/said/languages';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { locationOf } from '@/lib/shared/domain/places/locations';
import { ARABIC_SPELLINGS } from '@/lib/shared/domain/places/spellings-arabic';
import { CYRILLIC_SPELLINGS } from '@/lib/shared/domain/places/spellings-cyrillic';
import { DEVANAGARI_SPELLINGS } from '@/lib/shared/domain/places/spellings-devanagari';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { foldText } from '@/lib/shared/domain/text/fold';
import { accounts, events, serviceItems, services } from './schema';
import { serviceSearch } from './search-schema';
import { seedAccount } from './seed';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(Date.UTC(2027, 0, 4, 8));
});
afterAll(() => backend.stop());

async function ask<Value>(query: ReturnType<typeof sql>): Promise<Value> {
  const { rows } = await backend.db.execute<{ value: Value }>(query);
  return rows[0]?.value as Value;
}
const fold = (text: string) => ask<string>(sql`select fold_text(${text}) as value`);
const placeOf = (address: string) => ask<number | null>(sql`select place_of(${address}) as value`);

describe('a folded text', () => {
  test.each([
    ['Ħaż-Żabbar, Ġżira, Ċirkewwa', 'haz zabbar gzira cirkewwa'],
    ['Ẹ̀kọ́ àti Ṣíṣe', 'eko ati sise'],
    ['Ɛwe Ɔkyere ɛyɛ ŋutɔ', 'ewe okyere eye nuto'],
    ['Ɗan Ƙasa', 'dan kasa'],
    ['Adaeze’s Crown Braids & Natural Hair', 'adaezes crown braids natural hair'],
    ['São  Tomé — Ünlü Çiğ Köfte', 'sao tome unlu cig kofte'],
    ['أحمد العَرَبِيّ', 'احمد العربي'],
    ['ኢትዮጵያ፡ሰላም።', 'ኢትዮጵያ ሰላም'],
    ['प्रिया क़लम।', 'प्रिया कलम'],
    ['ДІМ, Дом', 'дім дом'],
    ['हिन्दी माँ सम्बन्ध', 'हिंदी मां संबंध'],
    ['कन्या सम्मान जन्म', 'कन्या सम्मान जन्म'],
    ['Ґанок ґудзик', 'ганок гудзик'],
    ['٥٠ ۵۰ ५० 50', '50 50 50 50'],
    ['دعاء، ماء، دعاءك', 'دعا ماء دعاءك'],
    ['  \t!?… ', ''],
  ])('of %s', async (text, folded) => {
    expect(await fold(text)).toBe(folded);
    expect(foldText(text)).toBe(folded);
  });

  test('is the same whether its accents are letters of their own or not', async () => {
    const text = 'Ġżira Ħamrun Ẹ̀kọ́ São';
    expect(await fold(text.normalize('NFD'))).toBe(await fold(text.normalize('NFC')));
  });
});

test('the words of days, prices and places are folded as the database folds them', async () => {
  const typed = [
    ...SAID_LANGUAGES.flatMap((words) => Object.values(words).flat()),
    ...[ARABIC_SPELLINGS, CYRILLIC_SPELLINGS, DEVANAGARI_SPELLINGS].flatMap(Object.values),
  ] as string[];
  const folded = await ask<string[]>(sql`select json_agg(fold_text(text)) as value
    from json_array_elements_text(${JSON.stringify(typed)}::json) as text`);
  expect(typed.map(foldText)).toEqual(folded);
});

describe('the place of an address', () => {
  const { cities } = locationOf('MT');
  test('is found for every locality of the reference data, by its first entry', async () => {
    for (const { cityName } of cities) {
      const first = cities.find((city) => city.cityName === cityName);
      expect([cityName, String(await placeOf(`12, Triq, ${cityName}`))]).toEqual([
        cityName,
        first?.cityId,
      ]);
    }
  });

  test.each([
    ['14, Triq il-Wilġa, Gżira', 20],
    ['14 WILGA STREET GZIRA GZR 1020', 20],
    ['Triq Valletta, Mosta', 4],
    ['Bay Street, St. Julian’s', 43],
    ['Triq il-Kbira, Ħaż-Żebbuġ', 54],
    ['Zebbug', 54],
    ['Triq il-Knisja, Żebbuġ, Għawdex', null],
    ['12 Church Street, Zebbug ZBB1103', null],
    ['Triq Valletta, iż-Żebbuġ, Gozo', null],
    ['Triq iż-Żebbuġ, Victoria, Gozo', 68],
    ['Triq ir-Repubblika, Rabat, Gozo', 68],
    ['Triq Għawdex, Rabat', 5],
    ['Triq San Pawl, Rabat', 5],
    ['Triq ir-Rabat, Rabat VCT 2030, Gozo, Malta', 68],
    ['Somewhere else', null],
    ['Gziras', null],
  ])('of "%s" is %s', async (address, place) => {
    expect(await placeOf(address)).toBe(place);
  });

  test('stands beside services and events without a form for it', async () => {
    const { services: seeded } = await seedAccount(
      backend.db,
      sampleAccount({
        services: [sampleService({ address: 'Triq, Mosta' })],
        events: [sampleEvent({ address: 'Nowhere' })],
      }),
    );
    const id = seeded[0]?.id ?? '';
    const placed = () => backend.db.select().from(services).where(eq(services.id, id));
    expect(await placed()).toMatchObject([{ placeId: 4 }]);
    await backend.db.update(services).set({ address: 'Sliema' }).where(eq(services.id, id));
    expect(await placed()).toMatchObject([{ placeId: 3 }]);
    expect(await backend.db.select().from(events)).toMatchObject([{ placeId: null }]);
  });
});

describe('what search knows of a service', () => {
  let serviceId = '';
  let accountId = 0;
  beforeEach(async () => {
    await backend.db.execute(sql`truncate accounts cascade`);
    const seeded = await seedAccount(
      backend.db,
      sampleAccount({
        name: 'Selam T.',
        services: [sampleService({ subcategories: ['Nails'], items: [{ name: 'Gel polish' }] })],
      }),
    );
    accountId = seeded.accountId;
    serviceId = seeded.services[0]?.id ?? '';
  });

  const rows = () => backend.db.select().from(serviceSearch);
  const finds = async (words: string) =>
    (await ask<number>(
      sql`select count(*)::int as value from service_words where terms @@ (
        select string_agg('(' || quote_literal(stem_of(word)) || ' | ' || quote_literal('~' || stem_of(word))
          || ' | ' || quote_literal('+' || stem_of(word)) || ')', ' & ')::tsquery
        from unnest(string_to_array(fold_text(${words}), ' ')) as word)`,
    )) === 1;
  const hasTerm = async (term: string) =>
    (await ask<number>(
      sql`select count(*)::int as value from service_words where terms @@ ${`'${term}'`}::tsquery`,
    )) === 1;

  test.each([
    ['Ольга Щербак', ['Olga', 'Shcherbak', 'Ольга']],
    ['Марія Ткаченко', ['Maria', 'Tkachenko']],
    ['Јелена Ђорђевић', ['Jelena', 'Đorđević', 'Djordjević', 'Ђорђевић']],
    ['Đorđe', ['Djordje', 'Đorđe', 'Dorde']],
    ['Ljiljana Džajić', ['Љиљана', 'Џајић', 'Ljiljana']],
  ])('are the names of %s in the other alphabet', async (name, typed) => {
    await backend.db
      .update(services)
      .set({ name, language: 'sr' })
      .where(eq(services.id, serviceId));
    for (const words of typed) expect([words, await finds(words)]).toEqual([words, true]);
  });

  test('are its names, choices, items, address and description', async () => {
    expect(await rows()).toMatchObject([
      { serviceId, accountId, placeId: 1, name: 'selam braids' },
    ]);
    for (const words of ['selam', 'nail', 'gel', 'valletta', 'cutting']) {
      expect([words, await finds(words)]).toEqual([words, true]);
    }
    expect([await hasTerm('^selam'), await hasTerm('nail'), await hasTerm('^nail')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await hasTerm('#204')).toBe(true);
    for (const { id } of CATEGORIES) {
      await backend.db.update(services).set({ categoryId: id });
      expect([id, await hasTerm(`@${id}`)]).toEqual([id, true]);
    }
    for (const { id } of COMMUNITIES) {
      await backend.db.update(services).set({ communityId: id });
      expect([id, await hasTerm(`%${id}`)]).toEqual([id, true]);
    }
  });

  test('follows every change of the service, its items and the name of its account', async () => {
    const { db } = backend;
    await db.update(services).set({ name: 'Habesha Locs' });
    expect([await finds('locs'), await finds('braids')]).toEqual([true, true]);
    await db.update(services).set({ description: 'Everything.' });
    expect(await finds('braids')).toBe(false);
    await db.update(serviceItems).set({ deletedAt: new Date() });
    expect(await finds('gel')).toBe(false);
    const twists = { serviceId, name: 'Twists', description: 'With beads.', priceMinor: 4_500 };
    await db.insert(serviceItems).values(twists);
    expect(await finds('twists beads')).toBe(true);
    expect(await rows()).toMatchObject([{ priceMinor: 4_500 }]);
    await db.update(accounts).set({ name: 'Bukola A.' });
    expect([await finds('bukola'), await finds('selam')]).toEqual([true, false]);
  });

  test('is nothing as long as it is not public, and nothing when it is gone', async () => {
    const { db } = backend;
    await db.update(services).set({ status: 'delisted' });
    expect(await rows()).toEqual([]);
    await db.update(services).set({ status: 'approved' });
    expect(await rows()).toHaveLength(1);
    await db.delete(services);
    expect(await rows()).toEqual([]);
  });

  test('has both items when two are added at the same moment', async () => {
    const { db } = backend;
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta'];
    await Promise.all(names.map((name) => db.insert(serviceItems).values({ serviceId, name })));
    expect(await finds(names.join(' '))).toBe(true);
  });
});
