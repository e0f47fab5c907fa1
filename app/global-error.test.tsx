import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { isTall } from '@/lib/shared/texts/languages';
import { ALL_LOCALES } from '@/lib/shared/texts/locales';
import { LastResort } from './last-resort';

// The texts that the page brings, instead of those that all other tests read.
vi.mock('@/lib/shared/texts/use-texts', () => import('../lib/shared/texts/use-texts'));

it.each(ALL_LOCALES)(
  'says in %s that the page broke, without a server, and gives tall letters room',
  (locale) => {
    const page = renderToStaticMarkup(
      <LastResort locale={locale} error={new Error('broken')} retry={() => {}} />,
    );
    const title = textsFor(locale, 'meta.error')('title', { product: 'Settln' });
    expect(page).toContain(`<title>${title}</title>`);
    for (const key of ['title', 'lead', 'tryAgain', 'home'] as const) {
      expect(page).toContain(textsFor(locale, 'site.error')(key));
    }
    expect(page.includes('--lh-hero:')).toBe(isTall(locale));
  },
);
