import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccount } from '@/backend/db/seed';
import { catchUp, readSearchWords } from '@/backend/search/keep-search';
import { LANGUAGES } from '@/backend/search/thesaurus/thesaurus';
import { startTestBackend, type TestBackend } from '@/backend/testing/test-backend';
import { host } from '@/lib/shared/contract/host';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { LANGUAGE_CODES } from '@/lib/shared/texts/locales';
import { DEMO_ACCOUNTS } from '@/local/demo/catalogue';
import { DEMO_SERVICES } from '@/local/demo/shapes/providers';
import { toSeedAccount } from '@/local/demo/to-seed';
import { CATALOGUE } from '@/messages/generated/catalogue';
import { IS_LONG } from '@/test/long';
import { HUNDREDS, type Question, TWINS } from './questions';

/** Wednesday, 9:00 in Malta. */
const NOW = Date.UTC(2026, 10, 25, 8);
/** How many results somebody looks at. */
const SEEN = 5;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(NOW);
  for (const account of DEMO_ACCOUNTS) {
    await seedAccount(backend.db, toSeedAccount(account, NOW, 'https://assets.example'));
  }
  await readSearchWords(backend.db);
  while ((await catchUp(backend.db, NOW)) > 0);
}, 120_000);
afterAll(() => backend.stop());

const slugOf = (id: string) => DEMO_SERVICES.find((service) => service.id === id)?.slug ?? id;

async function ask({ q, must, may = [], near = [] }: Question) {
  const query = new URLSearchParams({ hostCountry: 'MT', q });
  const { json } = await backend.call(`/publicServiceProviders/search?${query}`);
  const answer = host.searchServices.answer.parse(json);
  const results = answer.results.map(({ id }) => slugOf(id));
  const seen = results.slice(0, SEEN);
  const isGood = (slug: string) => [...must, ...may].some((good) => good === slug);
  const beside = answer.near.map(({ service }) => slugOf(service.id));
  const isNobodyRight = must.length === 0 && seen.length === 0;
  return {
    q,
    seen,
    precision: isNobodyRight ? 1 : seen.length === 0 ? 0 : seen.filter(isGood).length / seen.length,
    wrongOnTop: seen[0] !== undefined && !isGood(seen[0]) ? seen[0] : null,
    missing: must.filter((slug) => !results.slice(0, Math.max(SEEN, must.length)).includes(slug)),
    hasNear: near.length === 0 || near.some((slug) => beside.includes(slug)),
    beside,
  };
}

/** Asks all questions, and says what a report needs. */
async function askAll(questions: readonly Question[]) {
  const answers = [];
  for (const question of questions) answers.push(await ask(question));
  const must = questions.reduce((sum, question) => sum + question.must.length, 0);
  const missing = answers.reduce((sum, answer) => sum + answer.missing.length, 0);
  const faults = answers.filter(
    (answer) => answer.precision < 1 || answer.missing.length > 0 || !answer.hasNear,
  );
  if (process.env.SHOW_FAULTS) {
    for (const fault of faults) console.log(JSON.stringify(fault));
    const mean = answers.reduce((sum, { precision }) => sum + precision, 0) / answers.length;
    console.log({ precision: mean, recall: 1 - missing / must, faults: faults.length });
  }
  return {
    precision: answers.reduce((sum, { precision }) => sum + precision, 0) / answers.length,
    recall: 1 - missing / must,
    wrongOnTop: answers.flatMap(({ q, wrongOnTop }) => (wrongOnTop ? [`${q}: ${wrongOnTop}`] : [])),
    withoutNear: answers.filter(({ hasNear }) => !hasNear).map(({ q }) => q),
  };
}

/** In `npm test` each tenth of all: those of one trade mostly follow each other. */
const GROUPS: [name: string, questions: readonly Question[]][] = IS_LONG
  ? Object.entries(HUNDREDS).map(([name, all]) => [`the ${name} hundred questions`, all])
  : [
      [
        'a tenth of the thousand questions',
        Object.values(HUNDREDS).flatMap((all) => all.filter((_, place) => place % 10 === 0)),
      ],
    ];

describe.each(GROUPS)('%s', (_name, questions) => {
  test('bring whom they have to, nobody wrong on top, and what is near apart', async () => {
    expect(questions).toHaveLength(100);
    const { precision, recall, wrongOnTop, withoutNear } = await askAll(questions);
    expect(wrongOnTop).toEqual([]);
    expect(withoutNear).toEqual([]);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});

/** In `npm test` one of the languages, another for each text than for its neighbour. */
const asked = <T>(inLanguages: readonly T[], place: number) =>
  IS_LONG ? inLanguages : inLanguages.filter((_, at) => at === place % inLanguages.length);

const ENGLISH = ['braids', 'cleaner', 'jollof', 'lawyer', 'moving house', 'airport'] as const;

describe('other languages', () => {
  test.each(ENGLISH)('find for their words of "%s" what English finds', async (phrase) => {
    const { seen } = await ask({ q: phrase, must: [] });
    for (const language of asked(Object.values(LANGUAGES), ENGLISH.indexOf(phrase))) {
      const [q = ''] = language[phrase].split(',');
      const found = (await ask({ q, must: [] })).seen;
      expect({ q, found }).not.toEqual({ q, found: [] });
      expect(seen).toEqual(expect.arrayContaining(found));
    }
  });

  /** Categories of the examples, those in the field in their order. */
  const SHOWN = { braids: 2, residencePermit: 1, airport: 9, jollof: 4, arabic: 5, movers: 9 };
  const KEYS = Object.keys(SHOWN) as (keyof typeof SHOWN)[];
  const IN_FIELD = [2, 4, 1];

  test('are examples that this asks, all of them', () => {
    const { question: _, examples: __, ...shown } = CATALOGUE.en.directory.homeSearch;
    expect(Object.keys(shown)).toEqual(KEYS);
  });
  test.each(IS_LONG ? LANGUAGE_CODES : (['en', 'ar'] as const))(
    'find somebody who fits each example that is shown in %s',
    async (code) => {
      const [shown, search] = [
        textsFor(code, 'directory.homeSearch'),
        textsFor(code, 'directory.search'),
      ];
      const examples = KEYS.map((key) => shown(key));
      const shownTexts = [...examples, ...search('placeholder').split(/[,،] /)];
      const categories = [...Object.values(SHOWN), ...IN_FIELD];
      expect(shownTexts).toHaveLength(categories.length);
      for (const [place, q] of shownTexts.entries()) {
        const query = new URLSearchParams({ hostCountry: 'MT', q });
        const { json } = await backend.call(`/publicServiceProviders/search?${query}`);
        const { results } = host.searchServices.answer.parse(json);
        const found = results.map(({ categoryId }) => categoryId);
        expect({ q, found }).toEqual({ q, found: expect.arrayContaining([categories[place]]) });
      }
    },
  );
});

/** Whom somebody looks at, and the filters that were understood. */
async function answerOf(q: string) {
  const query = new URLSearchParams({ hostCountry: 'MT', q });
  const { json } = await backend.call(`/publicServiceProviders/search?${query}`);
  const { results, near, understood } = host.searchServices.answer.parse(json);
  const looked = results.length > 0 ? results.slice(0, SEEN) : near.map(({ service }) => service);
  return {
    found: looked.map(({ id }) => slugOf(id)).toSorted(),
    filters: understood.filters
      .flatMap((filter) => (filter ? [filter] : []))
      .map(({ text, without, ...filter }) => JSON.stringify(filter))
      .toSorted(),
  };
}

describe('a question in another language', () => {
  test.each(TWINS)('is answered like "$en"', async (twin) => {
    const { en, others } = twin;
    const english = await answerOf(en);
    expect(english.found).not.toEqual([]);
    for (const q of asked(Object.values(others), TWINS.indexOf(twin))) {
      expect({ q, ...(await answerOf(q)) }).toEqual({ q, ...english });
    }
  });
});
