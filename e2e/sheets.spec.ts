import { gzipSync } from 'node:zlib';
import { bookingPath, selectTimePath } from '@/lib/url/booking-url';
import { communityPath } from '@/lib/url/communities-url';
import { PAGES, policyAt } from '@/lib/url/pages';
import { paths, providerPath } from '@/lib/url/paths';
import { slatePath } from '@/lib/url/slate-url';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { demoEventId } from '@/local/demo/events';
import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '@/local/demo/slates';
import { expect, ON_PHONE, test } from './support/test';

const MOST_BYTES = 10.5 * 1024;
const typical = demoService('typical').id;

const OWN_WORDS = PAGES.map(({ path }) => path).filter((path) => policyAt(path) === 'own words');
const PUBLIC = [
  ...OWN_WORDS,
  paths.news,
  paths.find,
  paths.whatsOn,
  publicEventPath(demoEventId(1)),
  communityPath(6),
  providerPath(typical),
  providerPath('none'),
  slatePath(demoSlate('image').id),
  bookingPath({ serviceId: typical }),
  selectTimePath({ serviceId: typical }),
  paths.review,
  '/no-such-page',
];

for (const path of PUBLIC) {
  test(
    `${path} loads at most 10.5 KB of CSS, and nothing of the portal’s`,
    ON_PHONE,
    async ({ page }) => {
      const sheets: Promise<string>[] = [];
      page.on('response', (answer) => {
        if (answer.request().resourceType() === 'stylesheet') sheets.push(answer.text());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const texts = await Promise.all(sheets);
      expect(texts).toHaveLength(2);
      expect(texts.join('')).not.toContain('@layer calendar{');
      const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    },
  );
}
