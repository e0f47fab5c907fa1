import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Group } from '@/lib/shared/texts/texts';
import { PosterMaker } from './poster-maker';

vi.mock('@/lib/shared/texts/use-texts', () => ({
  useTexts: (group: Group) => textsFor('ar', group),
  useLocale: () => 'ar',
}));

test.each([
  [null, 'settln.example/ar/providerPage?id=7'],
  [{ address: 'marijas-chair', former: [], ideas: [] }, 'settln.example/ar/p/marijas-chair'],
])('the link, the texts and the codes of an Arabic page are Arabic: %j', (addresses, address) => {
  const html = renderToStaticMarkup(
    <PosterMaker
      service={{ id: '7', name: 'Marija’s Chair' }}
      isLive
      hasHours={false}
      isNameDrawn
      languages={[]}
      siteUrl="https://settln.example"
      addresses={addresses}
    />,
  );
  expect(html).toContain(`value="${address}"`);
  for (const [text] of html.matchAll(/<textarea.*?<\/textarea>/gs)) expect(text).toContain(address);
  expect(html).toContain(encodeURIComponent(`https://${address}`));
  expect(html).toContain('href="/providerPage/qr?id=7&amp;language=ar"');
  expect(html).toContain('href="/providerPage/qr?id=7&amp;format=png&amp;language=ar"');
});
