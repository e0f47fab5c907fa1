import { describe, expect, it } from 'vitest';
import { ServiceItemPayload } from '@/lib/shared/contract/service-items';
import { problemOf } from '@/lib/shared/domain/field-problem';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { NO_LANGUAGES } from '@/test/no-languages';
import { ITEM_LIMITS, ITEM_PROBLEMS, type ItemDraft, readItemDraft } from './service-item';

const typed = (draft: Partial<ItemDraft>): ItemDraft => ({
  name: 'Cut',
  description: '',
  price: '',
  durationMinutes: '',
  ...NO_LANGUAGES,
  ...draft,
});

const t = textsFor('en', 'errors.fields');

describe('reading what was typed for a service item', () => {
  it('ITEM-005 quotes the specification', () => {
    expect(t('itemNameMissing')).toBe('Please enter an item name');
  });

  it('ITEM-005 asks for a name when it is empty or blank', () => {
    for (const name of ['', '   ', '\n', '-', '💇']) {
      expect(readItemDraft(typed({ name }))).toEqual({
        ok: false,
        problems: { name: { key: 'itemNameMissing' } },
      });
    }
  });

  it('ITEM-006 ITEM-007 ITEM-010 ITEM-012 trims the name; the rest is optional and 0', () => {
    expect(readItemDraft(typed({ name: '  Cut ' }))).toEqual({
      ok: true,
      item: { name: 'Cut', description: '', priceMinor: 0, durationMinutes: 0, ...NO_LANGUAGES },
    });
  });

  it.each([
    ['0', 0],
    ['12.5', 1250],
    ['12,50', 1250],
    ['0.01', 1],
    [' 78.51 ', 7851],
    ['١٢٫٥٠', 1250],
    ['४५', 4500],
    ['100000', 10_000_000],
    ['€5', 500],
    ['12.50 €', 1250],
    ['.5', 50],
    ['1.234,50', 123_450],
  ])('ITEM-009 reads the price %j in cents', (price, expected) => {
    expect(readItemDraft(typed({ price }))).toMatchObject({
      ok: true,
      item: { priceMinor: expected },
    });
  });

  it.each(['-1', '-0.01', '1.005', '1e3', 'NaN', 'Infinity', '100000.01', '$5', '€€5', '1.234'])(
    'ITEM-008 ITEM-009 refuses the price %j',
    (price) => {
      expect(readItemDraft(typed({ price }))).toEqual({
        ok: false,
        problems: { price: ITEM_PROBLEMS.price },
      });
    },
  );

  it.each(['-15', '7.5', '1441', 'two'])('ITEM-011 refuses the duration %j', (durationMinutes) => {
    expect(readItemDraft(typed({ durationMinutes }))).toEqual({
      ok: false,
      problems: { durationMinutes: ITEM_PROBLEMS.minutes },
    });
  });

  it('names everything that is wrong at once', () => {
    const { name, description } = ITEM_LIMITS;
    const draft = { name: 'n'.repeat(name + 1), description: 'd'.repeat(description + 1) };
    expect(readItemDraft({ ...draft, ...NO_LANGUAGES, price: '-', durationMinutes: '-' })).toEqual({
      ok: false,
      problems: {
        name: { key: 'tooLong', values: { limit: name } },
        description: { key: 'tooLong', values: { limit: description } },
        price: ITEM_PROBLEMS.price,
        durationMinutes: ITEM_PROBLEMS.minutes,
      },
    });
    expect(t('tooLong', { limit: description })).toBe('Use 1000 characters or fewer');
    expect(t.of(ITEM_PROBLEMS.price)).toBe(
      'Enter a price from 0 to 100000, with two decimals at most',
    );
  });
});

describe('the dialog and the route', () => {
  const values = [
    ...['', ' ', 'Cut', '…', '-'.repeat(121), 'n'.repeat(120), 'n'.repeat(121)].map((name) => ({
      name,
    })),
    ...['d'.repeat(1000), 'd'.repeat(1001)].map((description) => ({ description })),
    ...['-1', '0', '0.01', '78.51', '19.99', '1.005', '100000', '100001'].map((price) => ({
      price,
    })),
    ...['-1', '0', '15', '7.5', '1440', '1441'].map((durationMinutes) => ({ durationMinutes })),
  ];

  it.each(values)('agree about %j', (value) => {
    const draft = typed(value);
    const browser = readItemDraft(draft);
    const server = ServiceItemPayload.safeParse({
      ...draft,
      price: Number(draft.price),
      durationMinutes: Number(draft.durationMinutes),
    });
    expect(server.success).toBe(browser.ok);
    if (browser.ok) expect(server.data).toEqual(browser.item);
    else {
      const messages = server.error?.issues.map(({ path, message }) => [
        path[0],
        problemOf(message),
      ]);
      expect(Object.fromEntries(messages ?? [])).toEqual(browser.problems);
    }
  });
});
