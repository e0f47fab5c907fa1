import { toIso } from '@/lib/shared/time/instant';
import { demoService } from '@/local/demo/shapes/providers';
import { bookingPath, selectTimePath } from '../../lib/shared/url/booking-url';
import { newsPath } from '../../lib/shared/url/news-url';
import { paths, providerPath } from '../../lib/shared/url/paths';
import { serviceRows, timeLinks } from '../support/booking-steps';
import { freeVisit } from '../support/free-visit';
import { expectConfirmed, fillIn } from '../support/review-page';
import { stubNews, stubNewsPage } from '../support/stub-news';
import { expect, test } from '../support/test';
import { take } from './take';

const typical = demoService('typical').id;
const visible = { visible: true } as const;

test('the pages of our own words', async ({ page }) => {
  await page.goto(paths.home);
  await take(page, 'landing', { whole: true });
  await page.getByRole('button', { name: 'Download App' }).filter(visible).first().click();
  await take(page, 'landing-download-dialog');
  for (const [path, name] of [
    [paths.about, 'about'],
    [paths.privacyPolicy, 'privacy-policy'],
    [paths.providerTerms, 'provider-terms'],
    [paths.terms, 'terms'],
    [paths.deleteRequest, 'delete-request'],
    [paths.contact, 'contact'],
  ] as const) {
    await page.goto(path);
    await take(page, name);
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await take(page, 'contact-field-errors');
  await page.goto(paths.howItWorks);
  await take(page, 'how-it-works', { whole: true });
  await page.goto('/no-such-page');
  await take(page, 'not-found');
});

test('the profile and its states', async ({ page, stubHost }) => {
  await page.goto(providerPath(typical));
  await take(page, 'provider-profile', { whole: true });
  await page.goto(providerPath(demoService('longName').id));
  await take(page, 'provider-profile-long-name');
  await page.goto(providerPath(demoService('arabicName').id));
  await take(page, 'provider-profile-arabic');
  await page.goto(providerPath(typical));
  await page
    .getByRole('link', { name: /image 1 of/i })
    .or(page.getByRole('button', { name: /image 1 of/i }))
    .click();
  await take(page, 'provider-lightbox');
  await page.goto(paths.providerPage);
  await take(page, 'provider-id-required');
  await page.goto(providerPath(demoService('rejected').id));
  await take(page, 'provider-not-found');
  stubHost.answer(/details/, { status: 500 });
  await page.goto(stubHost.siteUrl + providerPath(crypto.randomUUID()));
  await take(page, 'provider-unable-to-load');
});

test('choosing services', async ({ page, stubHost }) => {
  await page.goto(bookingPath({ serviceId: typical }));
  await take(page, 'booking');
  await serviceRows(page).nth(0).click();
  await serviceRows(page).nth(1).click();
  await take(page, 'booking-chosen');
  await page.goto(bookingPath({ serviceId: demoService('noItems').id }));
  await take(page, 'booking-no-services');
  await page.goto(bookingPath({ serviceId: demoService('noCalendar').id }));
  await take(page, 'booking-no-calendar');
  await page.goto(bookingPath({ serviceId: demoService('delisted').id }));
  await take(page, 'booking-not-found');
  stubHost.answer(/details/, { status: 503 });
  await page.goto(stubHost.siteUrl + bookingPath({ serviceId: crypto.randomUUID() }));
  await take(page, 'booking-unable-to-load');
});

test('selecting a time', async ({ page, product, stubHost }) => {
  const { serviceId, calendarId, items } = await freeVisit(product);
  const state = {
    serviceId,
    calendarId: Number(calendarId),
    itemIds: items.map(({ id }) => String(id)),
  };
  await page.goto(selectTimePath(state));
  await expect(timeLinks(page).first()).toBeVisible();
  await take(page, 'select-time');
  await timeLinks(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'select-time-dialog');
  await page.goto(selectTimePath({ serviceId: demoService('bookedOut').id }));
  await take(page, 'select-time-empty');
  stubHost.answer(/slots/, { status: 503 });
  await page.goto(stubHost.siteUrl + selectTimePath(state));
  await take(page, 'select-time-failed');
});

test('reviewing and confirming', async ({ page, product, stubHost }) => {
  const visit = await freeVisit(product);
  await page.goto(visit.path);
  await take(page, 'review', { whole: true });
  await fillIn(page, { email: 'mariajose@example' });
  await page.getByRole('button', { name: 'Confirm' }).filter(visible).click();
  await take(page, 'review-field-error');
  stubHost.answer(/POST .*bookings/, {
    status: 409,
    json: {
      success: false,
      code: 'slot_taken',
      message: 'This time was just taken.',
      nearestStarts: visit.starts.slice(1, 4).map(toIso),
    },
  });
  await page.goto(stubHost.siteUrl + visit.path);
  await fillIn(page);
  await page.getByRole('button', { name: 'Confirm' }).filter(visible).click();
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'just taken' }),
  ).toBeVisible();
  await take(page, 'review-lost-slot');
  await page.goto(paths.review);
  await take(page, 'review-problem');
  await page.goto(visit.path);
  await fillIn(page);
  await page.getByRole('button', { name: 'Confirm' }).filter(visible).click();
  await expectConfirmed(page);
  await take(page, 'review-confirmed', { whole: true });
});

test('the news and its states', async ({ page, stubHost }) => {
  await page.goto(paths.news);
  await take(page, 'news', { whole: true });
  await page.goto(newsPath({ origin: 'CU', residence: 'MT' }));
  await take(page, 'news-empty');
  stubNewsPage(stubHost, 'NG', 0, { status: 503 });
  await page.goto(stubHost.siteUrl + newsPath({ origin: 'NG', residence: 'MT' }));
  await take(page, 'news-failed');
  stubNews(stubHost, 'KE', 25);
  stubNewsPage(stubHost, 'KE', 20, { status: 503 });
  await page.goto(stubHost.siteUrl + newsPath({ origin: 'KE', residence: 'MT' }));
  await page.getByRole('button', { name: 'Load More News' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await take(page, 'news-load-more-failed');
  stubNews(stubHost, 'KE', 25);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.locator('#end-of-news').scrollIntoViewIfNeeded();
  await take(page, 'news-end');
});
