import type { Page } from 'playwright/test';
import { tileLook } from '@/components/profile/tile-look';
import { demoEmail, demoService } from '@/local/demo/shapes/providers';
import { expectNoAxeFindings } from './support/review-page';
import { expectFitsBothWays } from './support/sideways';
import { addSession } from './support/sign-in';
import { quartersOf, stubProvider, TWO_ITEMS, venueDay } from './support/stub-provider';
import { expect, LONG, LONG_ON_PHONE, ON_PHONE, READS_ONLY, test } from './support/test';

test.use(READS_ONLY);

const TYPICAL = demoService('typical').id;
const PROFILE = `/providerPage?id=${TYPICAL}`;
const NAME = 'Adaeze’s Crown Braids & Natural Hair';

const lightbox = (page: Page) =>
  page.getByRole('dialog', { name: `Service Highlights of ${NAME}` });
const gallery = (page: Page) =>
  page.getByRole('region', { name: 'Service Highlights' }).getByRole('list');
const quickContact = (page: Page) =>
  page.getByRole('group', { name: 'Quick Contact' }).filter({ visible: true });

test(
  'PROF-001, PROF-003 to PROF-018: everything that the listing says, and the ways to reach it',
  ON_PHONE,
  async ({ page }) => {
    await page.goto(PROFILE);
    const hero = page.getByRole('region', { name: NAME, exact: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    await expect(hero).toContainText('Community Favorite');
    await expect(hero).toContainText('opened her own chair in Gżira in 2019.');
    for (const title of ['About', 'Services Offered', 'Service Highlights', 'Contact']) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'About' })).toContainText(
      'there is a quiet corner with books',
    );
    const services = page.getByRole('region', { name: 'Services Offered' });
    await expect(services).toContainText('Beauty and Fashion');
    await expect(services.getByRole('listitem')).toHaveText(['Hair and Braiding', 'Make-up']);
    const pictures = gallery(page).locator('img');
    await expect(pictures).toHaveCount(7);
    const sources = await pictures.evaluateAll((all) =>
      all.map((image) => image.getAttribute('src')),
    );
    expect(new Set(sources).size).toBe(7);
    await expect(page.getByText('opened her own chair in Gżira in 2019.')).toHaveCount(1);
    const offers = page.getByRole('region', { name: 'Services and prices' }).getByRole('listitem');
    await expect(offers.first()).toContainText(/^Knotless box braids, mid-back4 h.*€95\.00Book/);
    await expect(offers.last()).toContainText('free');
    // The first step begins with it chosen (`booking-choose.spec.ts`, BOOK-020).
    await expect(page.getByRole('link', { name: 'Book Cornrows with beads' })).toHaveAttribute(
      'href',
      /\/booking\?providerId=.*&serviceItems=\d+$/,
    );
    const hours = page.getByRole('region', { name: 'Opening hours' });
    await expect(hours).toContainText('The next seven days, Malta time');
    await expect(hours.getByRole('term')).toHaveCount(7);
    await expect(hours.getByText(/^\d\d:\d\d–\d\d:\d\d$/).first()).toBeVisible();

    const contact = page.getByRole('region', { name: 'Contact' });
    await expect(contact).toContainText('14, Triq il-Wilġa, Gżira GŻR 1022');
    const tel = 'tel:+35621000001';
    await expect(contact.getByRole('link', { name: '+356 2100 0001' })).toHaveAttribute(
      'href',
      tel,
    );
    const chat = /^https:\/\/wa\.me\/\d+$/;
    await expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', chat);
    const website = contact.getByRole('link', { name: 'Visit Website' });
    await expect(website).toHaveAttribute('href', 'https://crown-braids.example.com');
    await expect(website).toHaveAttribute('rel', /noopener/);

    const quick = quickContact(page);
    await expect(quick.getByRole('link', { name: 'Call' })).toHaveAttribute('href', tel);
    await expect(quick.getByRole('link', { name: 'Message' })).toHaveAttribute('href', chat);
    await quick.getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL(`/booking?providerId=${TYPICAL}`);
  },
);

test(
  'the address is within the first screen of a phone, names fit into 320 px, in either direction, and PROF-004: only favourites carry the badge',
  ON_PHONE,
  async ({ page }) => {
    for (const role of ['typical', 'longName', 'arabicName', 'ethiopicText'] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/providerPage?id=${demoService(role).id}`);
      // Other services at the end of the page have their own badges.
      const hero = page.getByRole('main').locator('section').first();
      const address = hero.locator('address');
      await expect(address).toHaveCount(1);
      const box = await address.boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0), role).toBeLessThanOrEqual(844);
      const badge = hero.getByText('Community Favorite');
      if (role === 'arabicName') await expect(badge).toHaveCount(0);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFitsBothWays(page);
    }
  },
);

for (const role of ['noItems', 'noCalendar'] as const) {
  test(
    `PROF-016 to PROF-018: with ${role} Call leads, here and at the first step`,
    LONG_ON_PHONE,
    async ({ page }) => {
      await page.goto(`/providerPage?id=${demoService(role).id}`);
      const quick = quickContact(page);
      const link = (name: string) => quick.getByRole('link', { name });
      const primary = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.backgroundColor = 'var(--color-primary)';
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
      await expect(link('Call')).toHaveCSS('background-color', primary);
      await expect(link('Book Now')).not.toHaveCSS('background-color', primary);
      await expect(page.getByText('Not bookable online right now')).toBeVisible();
      await quick.getByRole('link', { name: 'Book Now' }).click();
      const ways = page.getByRole('region', {
        name: 'You can still ask the provider for an appointment',
      });
      await expect(ways.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
      await expect(ways.getByRole('link', { name: 'Message' })).toBeInViewport({ ratio: 1 });
      if (role === 'noItems') await expectNoAxeFindings(page, 'main');
    },
  );
}

test(
  'a foreign host that is slow with its slots has a profile without hours, and soon with them',
  LONG,
  async ({ page, stubHost }) => {
    const slow = quartersOf(venueDay(1)).map((start_time, id) => ({
      id,
      start_time,
      status: 'AVAILABLE',
    }));
    const id = stubProvider(stubHost, {
      items: TWO_ITEMS,
      slots: {
        serve: (response) => {
          setTimeout(() => {
            response.writeHead(200, { 'content-type': 'application/json' });
            response.end(JSON.stringify(slow));
          }, 2_000);
        },
      },
      calendarId: { status: 200, json: { settlnProviderId: Date.now() } },
    });
    await page.goto(`${stubHost.siteUrl}/providerPage?id=${id}`);
    await expect(page.getByRole('heading', { name: 'Services and prices' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toHaveCount(0);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('00:00–24:00')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    // Nothing is set on the other days, and the host has no opening hours.
    await expect(page.getByText('No times', { exact: true })).toHaveCount(6);
    await expect(page.getByText('Closed')).toHaveCount(0);
  },
);

test(
  'LBX-001 to LBX-008: the lightbox turns by button, key and swipe, around the ends, and gives the focus back',
  ON_PHONE,
  async ({ page }) => {
    await page.goto(PROFILE);
    await expect(lightbox(page)).toHaveCount(0);
    const urls = await gallery(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(urls).size).toBe(7);
    const second = page.getByRole('link', { name: 'Open image 2 of 7' });
    await second.click();
    const picture = lightbox(page).getByRole('img', { name: /of 7$/ });
    const expectShown = async (number: number) => {
      await expect(lightbox(page).getByText(/^\d \/ 7$/)).toHaveText(`${number} / 7`);
      await expect(picture).toHaveAttribute('src', urls[number - 1] ?? 'none');
    };
    await expectShown(2);
    await expectNoAxeFindings(page, 'dialog[open]');
    await lightbox(page).getByRole('button', { name: 'Next image' }).click();
    await expectShown(3);
    await lightbox(page).getByRole('button', { name: 'Previous image' }).click();
    for (const [key, shown] of [
      ['ArrowLeft', 1],
      ['ArrowLeft', 7],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(shown);
    }
    const y = ((await picture.boundingBox())?.y ?? 0) + 40;
    await page.mouse.move(250, y);
    await page.mouse.down();
    await page.mouse.move(120, y);
    await page.mouse.up();
    await expectShown(2);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(second).toBeFocused();
  },
);

test(
  'the lightbox counts from the left on pages that are read from the right',
  LONG,
  async ({ page }) => {
    await page.goto(`/ar${PROFILE}`);
    await page.locator('main a[href$=".webp"], main a[href$=".jpg"]').first().click();
    const count = page.locator('dialog[open]').getByText(/^\d \/ 7$/);
    await expect(count).toHaveText('1 / 7');
    const leftOf = (at: number) =>
      count.evaluate((line, from) => {
        const range = document.createRange();
        const [text] = line.childNodes;
        if (text) range.setStart(text, from);
        if (text) range.setEnd(text, from + 1);
        return range.getBoundingClientRect().left;
      }, at);
    expect(await leftOf(0)).toBeLessThan(await leftOf(4));
  },
);

test('a gallery of any size leaves no cell empty and overlaps nowhere', LONG, async ({ page }) => {
  await page.goto(PROFILE);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (let count = 1; count <= 12; count++) {
      const looks = Array.from({ length: count }, (_, index) => tileLook(index, count));
      const share = await gallery(page).evaluate((list, wanted) => {
        const tile = list.firstElementChild;
        const tiles = wanted.map(({ item, link }) => {
          const copy = tile?.cloneNode(true) as HTMLElement;
          copy.setAttribute('class', item);
          const anchor = copy.querySelector('a');
          const own = anchor?.getAttribute('class')?.replace(/\S*aspect-\S+/g, '');
          anchor?.setAttribute('class', `${own} ${link}`);
          return copy;
        });
        list.replaceChildren(...tiles);
        const gap = Number.parseFloat(getComputedStyle(list).columnGap);
        const area = ({ width, height }: DOMRect) => (width + gap) * (height + gap);
        const links = [...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
        return links.reduce((sum, box) => sum + area(box), 0) / area(list.getBoundingClientRect());
      }, looks);
      expect(share, `${count} pictures at ${width} px`).toBeCloseTo(1, 2);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the profile is whole and its pictures are links', async ({ page }) => {
    await page.goto(PROFILE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    await expect(quickContact(page).getByRole('link', { name: 'Book Now' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Knotless box braids' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
    const answer = page.waitForResponse((response) => response.url().includes('/assets/'));
    const picture = page.getByRole('link', { name: 'Open image 1 of 7' });
    await expect(picture).toHaveAttribute('href', /\/assets\//);
    await picture.click();
    expect((await answer).status()).toBe(200);
  });
});

test('PROF-019 to PROF-021: the three error states, with their true statuses', async ({
  request,
  stubHost,
}) => {
  const failing = stubProvider(stubHost, { details: { status: 500 } });
  const states = [
    { path: '/providerPage', status: 400, title: 'Provider ID is required' },
    { path: '/providerPage?id=%20', status: 400, title: 'Provider ID is required' },
    { path: '/providerPage?id=nobody', status: 404, title: 'Provider Not Found' },
    { path: `/providerPage?id=${failing}`, status: 502, title: 'Unable to Load Provider' },
  ];
  for (const { path, status, title } of states) {
    const answer = await request.get(`${stubHost.siteUrl}${path}`);
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
  stubHost.reset();
  const healed = stubProvider(stubHost);
  const answer = await request.get(`${stubHost.siteUrl}/providerPage?id=${healed}`);
  expect(await answer.text()).toMatch(/<h1[^>]*>(?:<[^>]*>)*A Chair in Gżira</);
});

test('a pending, a rejected and a delisted listing are not found by the public', async ({
  request,
}) => {
  for (const role of ['pending', 'rejected', 'delisted'] as const) {
    const answer = await request.get(`/providerPage?id=${demoService(role).id}`);
    expect(answer.status(), role).toBe(404);
    expect(await answer.text(), role).toMatch(/<h1[^>]*>Provider Not Found<\/h1>/);
  }
});

test('a pending listing is previewed by its signed-in owner, and by nobody else', async ({
  page,
  product,
  baseURL,
}) => {
  const { id, handle } = demoService('pending');
  for (const [user, status] of [
    [handle, 200],
    [demoService('typical').handle, 404],
  ] as const) {
    await addSession(page, product, baseURL ?? '', { name: user, email: demoEmail(user) });
    const answer = await page.request.get(`/providerPage?id=${id}`);
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(html.includes('Only you can see this preview.')).toBe(status === 200);
    expect(
      /href="\/settln-providers"[^>]*>(?:<svg.*?<\/svg>)?Back to Provider Portal/.test(html),
    ).toBe(status === 200);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html).not.toContain('application/ld+json');
  }
});

test(
  'a host that tells nothing but a name still has a profile',
  LONG,
  async ({ page, stubHost }) => {
    const id = stubProvider(stubHost, {
      details: { status: 200, json: [{ id: 12, name: 'Bare' }] },
    });
    const answer = await page.goto(`${stubHost.siteUrl}/providerPage?id=${id}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
    await expect(quickContact(page).getByRole('link')).toHaveText(['Book Now']);
    await expect(page.getByText('has not written about themselves')).toBeVisible();
  },
);
