import { demoService } from '@/local/demo/shapes/providers';
import { demoEventId } from '../local/demo/events';
import { demoSlate } from '../local/demo/slates';
import { createOwnCalendar } from './support/calendar';
import { findFreeVisit } from './support/free-visit';
import { addSession } from './support/sign-in';
import { test } from './support/test';

const LANG = process.env.SCRATCH_LANG ?? 'ar';
const ONLY = process.env.SCRATCH_ONLY;
test('pictures', async ({ page, product, baseURL }, info) => {
  test.setTimeout(500_000);
  const visit = await findFreeVisit(product, 12);
  const service = demoService('typical');
  const { owner, id } = await createOwnCalendar(product);
  const w = info.project.name;
  const pages: Record<string, string> = {
    home: '',
    contact: '/contact',
    privacy: '/privacy-policy',
    how: '/how-it-works',
    news: '/news',
    posts: '/news/posts',
    find: '/find',
    findcat: '/find/food?place=4',
    whatson: '/whats-on',
    event: `/whats-on/${demoEventId(1)}`,
    communities: '/communities',
    community: '/communities/south-asian',
    profile: `/providerPage?id=${service.id}`,
    slate: `/slates/${demoSlate('image').id}`,
    howreviews: '/how-reviews-work',
    booking: `/booking?providerId=${service.id}`,
    time: `/booking/select-time?${new URLSearchParams({ providerId: visit.serviceId, settlnProviderId: visit.calendarId })}`,
    review: visit.path,
    missing: '/nowhere',
    signin: '/settln-providers',
  };
  const mine: Record<string, string> = {
    portal: '/settln-providers',
    calendar: '/settln-providers?tab=calendar',
    bookings: '/settln-providers?tab=bookings',
    hours: '/settln-providers/opening-hours',
    people: '/settln-providers/people',
    account: '/settln-providers/account',
    customers: '/settln-providers/customers',
    service: `/services/${id}`,
    newservice: '/services/new',
    newevent: '/events/new',
    byhand: '/settln-providers/book',
  };
  const errors: string[] = [];
  page.on('console', (m) => {
    if (m.type() === 'error') errors.push(`${page.url()}: ${m.text().slice(0, 300)}`);
  });
  page.on('pageerror', (e) => errors.push(`${page.url()}: ${String(e).slice(0, 300)}`));
  const walk = async (all: Record<string, string>) => {
    for (const [name, path] of Object.entries(all)) {
      if (ONLY && !ONLY.split(',').includes(name)) continue;
      const answer = await page.goto(`/${LANG}${path}`);
      await page.waitForTimeout(900);
      const raw = (await answer?.text()) ?? '';
      const odd = await page.evaluate((html) => {
        const textsIn = (doc: Document) => { const w = doc.createTreeWalker(doc.body, NodeFilter.SHOW_TEXT); const out: string[] = []; while (w.nextNode()) { const p = w.currentNode.parentElement?.tagName; if (p !== 'SCRIPT' && p !== 'STYLE' && p !== 'NOSCRIPT') out.push(w.currentNode.textContent ?? ''); } return out; };
        const a = new Set(textsIn(new DOMParser().parseFromString(html, 'text/html'))); const b = textsIn(document);
        const bs = new Set(b);
        return [[...a].filter((x) => !bs.has(x)).slice(0, 12), b.filter((x) => !a.has(x)).slice(0, 12)];
      }, raw);
      if (process.env.SCRATCH_DIFF) console.log('DIFF', JSON.stringify(odd));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      console.log(name, answer?.status(), await page.title(), wide > 0 ? `WIDE ${wide}` : '');
      await page.screenshot({ path: `/tmp/lang/${LANG}-${w}-${name}.png`, fullPage: true });
    }
  };
  await walk(pages);
  await addSession(page, product, baseURL ?? '', owner);
  await walk(mine);
  console.log('ERRORS', errors.join('\n'));
});
