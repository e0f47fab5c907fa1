export interface Country {
  iso: string;
  name: string;
  currency: string;
}

/** Sorted by name. The currency is the euro by default. */
const ALLOWED: readonly (readonly [iso: string, name: string, currency?: string])[] = [
  ['AL', 'Albania', 'ALL'],
  ['AD', 'Andorra'],
  ['AU', 'Australia', 'AUD'],
  ['AT', 'Austria'],
  ['BY', 'Belarus', 'BYN'],
  ['BE', 'Belgium'],
  ['BA', 'Bosnia and Herzegovina', 'BAM'],
  ['BG', 'Bulgaria', 'BGN'],
  ['CA', 'Canada', 'CAD'],
  ['HR', 'Croatia', 'HRK'],
  ['CY', 'Cyprus'],
  ['CZ', 'Czechia', 'CZK'],
  ['DK', 'Denmark', 'DKK'],
  ['EE', 'Estonia'],
  ['FI', 'Finland'],
  ['FR', 'France'],
  ['DE', 'Germany'],
  ['GR', 'Greece'],
  ['HU', 'Hungary', 'HUF'],
  ['IS', 'Iceland', 'ISK'],
  ['IE', 'Ireland'],
  ['IT', 'Italy'],
  ['LV', 'Latvia'],
  ['LI', 'Liechtenstein', 'CHF'],
  ['LT', 'Lithuania'],
  ['LU', 'Luxembourg'],
  ['MT', 'Malta'],
  ['MD', 'Moldova', 'MDL'],
  ['MC', 'Monaco'],
  ['ME', 'Montenegro'],
  ['NL', 'Netherlands'],
  ['MK', 'North Macedonia', 'MKD'],
  ['NO', 'Norway', 'NOK'],
  ['PL', 'Poland', 'PLN'],
  ['PT', 'Portugal'],
  ['RO', 'Romania', 'RON'],
  ['RU', 'Russia', 'RUB'],
  ['SM', 'San Marino'],
  ['RS', 'Serbia', 'RSD'],
  ['SK', 'Slovakia'],
  ['SI', 'Slovenia'],
  ['ES', 'Spain'],
  ['SE', 'Sweden', 'SEK'],
  ['CH', 'Switzerland', 'CHF'],
  ['UA', 'Ukraine', 'UAH'],
  ['GB', 'United Kingdom', 'GBP'],
  ['US', 'United States', 'USD'],
  ['VA', 'Vatican City'],
];

/** By name (SVF-018). */
export const COUNTRIES: readonly Country[] = ALLOWED.map(([iso, name, currency = 'EUR']) => ({
  iso,
  name,
  currency,
}));

/** Returns the euro for a country without a rule (EVF-024, CON-005). */
export function currencyOf(iso: string): string {
  return COUNTRIES.find((country) => country.iso === iso)?.currency ?? 'EUR';
}
