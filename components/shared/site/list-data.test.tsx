import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ListData } from './list-data';

vi.mock('@/lib/shared/texts/use-texts', () => ({ useLocale: () => 'ar' }));

test('what search engines read on an Arabic page leads to Arabic pages', () => {
  const html = renderToStaticMarkup(
    <ListData
      pages={[{ path: '/slates/7' }, { path: '/providerPage?id=7', name: 'A Chair' }]}
      before={24}
      siteUrl="https://settln.example"
    />,
  );
  expect(html).toContain('"position":25,"url":"https://settln.example/ar/slates/7"');
  expect(html).toContain('"name":"A Chair","url":"https://settln.example/ar/providerPage?id=7"');
});
