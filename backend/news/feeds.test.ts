import { expect, test } from 'vitest';
import { z } from 'zod';
import { NEWS_ORIGINS, NEWS_RESIDENCES } from '@/lib/shared/domain/news/countries';
import outlets from './feeds.json';

const countriesOf = (countries: readonly { iso: string }[]) =>
  z.enum(countries.map(({ iso }) => iso));
const Urls = z.record(z.string().min(1), z.url({ protocol: /^https$/ }));

test('every feed has a country of the news and an address', () => {
  const Outlets = z.strictObject({
    atHome: z.partialRecord(countriesOf(NEWS_ORIGINS), Urls),
    abroad: z.partialRecord(countriesOf(NEWS_RESIDENCES), Urls),
  });
  expect(Outlets.parse(outlets)).toEqual(outlets);
});
