import { describe, expect, it } from 'vitest';
import { COUNTRIES, currencyOf } from './countries';

const OWN =
  'AL ALL BA BAM BG BGN BY BYN CH CHF LI CHF CZ CZK DK DKK GB GBP HR HRK HU HUF IS ISK MD MDL ' +
  'MK MKD NO NOK PL PLN RO RON RS RSD RU RUB SE SEK UA UAH AU AUD CA CAD US USD';

describe('the allowed countries', () => {
  it('SVF-018 EVF-012 are 48, without repeats, sorted by name', () => {
    expect(new Set(COUNTRIES.map(({ iso }) => iso)).size).toBe(48);
    const names = COUNTRIES.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('SVF-018 carry the names that Intl gives their codes', () => {
    const intl = new Intl.DisplayNames('en', { type: 'region' });
    const own = { BA: 'Bosnia and Herzegovina' };
    for (const { iso, name } of COUNTRIES) {
      expect({ ...own, [iso]: intl.of(iso)?.replace('&', 'and') }[iso]).toBe(name);
    }
  });

  it('CON-004 EVF-024 give the countries with a rule their own currency', () => {
    const pairs = OWN.match(/\S+ \S+/g) ?? [];
    expect(pairs).toHaveLength(24);
    expect(COUNTRIES.filter(({ currency }) => currency !== 'EUR')).toHaveLength(24);
    for (const pair of pairs) {
      const [iso = '', currency] = pair.split(' ');
      expect(currencyOf(iso)).toBe(currency);
    }
  });

  it.each(['MT', 'DE', 'AD', 'VA', 'ME', 'XX', ''])(
    'CON-002 CON-003 CON-005 give %s the euro',
    (iso) => {
      expect(currencyOf(iso)).toBe('EUR');
    },
  );
});
