import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textsFor } from '@/lib/texts/catalogue';
import { LAST_RESORT } from '@/lib/texts/last-resort.gen';
import { createTexts } from '@/lib/texts/texts';
import { LastResort } from './last-resort';

it.each(['en', 'en-XA'] as const)('says in %s that the page broke, without a server', (locale) => {
  const page = renderToStaticMarkup(
    <LastResort locale={locale} error={new Error('broken')} retry={() => {}} />,
  );
  const title = textsFor(locale, 'meta.error')('title', { product: 'Settln' });
  expect(page).toContain(`<title>${title}</title>`);
  const brought = createTexts<'site.error'>(locale, LAST_RESORT[locale]['site.error']);
  for (const key of ['title', 'lead', 'tryAgain', 'home'] as const) {
    expect(brought(key)).toBe(textsFor(locale, 'site.error')(key));
  }
});
