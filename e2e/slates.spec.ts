import type { IncomingHttpHeaders } from 'node:http';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { demoService } from '@/local/demo/shapes/providers';
import { providerPath } from '../lib/shared/url/paths';
import { isSlateId, slatePath } from '../lib/shared/url/slate-url';
import { demoSlate } from '../local/demo/slates';
import { PHONE } from './support/devices';
import { openHydrated } from './support/hydrated';
import { expectNoAxeFindings } from './support/review-page';
import { heldReply, type Reply } from './support/stub-host';
import {
  expect,
  LONG,
  LONG_ON_PHONE,
  ON_PHONE,
  READS_ONLY,
  type StubbedHost,
  test,
} from './support/test';

test.use(READS_ONLY);

const IMAGE = demoSlate('image');
const VIDEO = demoSlate('video');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const PNG = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ffb52b' } })
  .png()
  .toBuffer();

const media = (page: Page) =>
  page
    .getByRole('img', { name: /^Picture posted by / })
    .or(page.getByRole('main').locator('video'));
const offer = (page: Page) => page.getByRole('complementary', { name: /in the app/ });

const picture: Reply = {
  serve: (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PNG),
};

/** Has the stub answer for a post that no other test knows, so that no cache knows it either. */
function stubSlate(
  host: StubbedHost,
  { slate, author = {}, file = picture }: { slate?: object; author?: object; file?: Reply } = {},
) {
  const id = crypto.randomUUID();
  const json = {
    text: 'A post of the stub.',
    author: { id: `author-${id}` },
    media: { type: 'image', url: `files/${id}` },
    ...slate,
  };
  host.answer(new RegExp(`/slates/${id}`), { status: 200, json });
  host.answer(new RegExp(`author-${id}`), { status: 200, json: { name: 'Ada Obi', ...author } });
  host.answer(new RegExp(`/files/${id}`), file);
  return { id, url: `${host.siteUrl}${slatePath(id)}` };
}

test(
  'SLATE-001, SLATE-003 to SLATE-006, SLATE-008 to SLATE-011, SLATE-014: a post with its picture',
  ON_PHONE,
  async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const answer = await page.goto(slatePath(IMAGE.id));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rima Shahin');
    await expect(page.getByText('Cook and founder of Sofra Sundays')).toBeVisible();
    const undrawn = () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        (image) => !image.complete || image.naturalWidth === 0,
      ).length;
    await expect(page.locator('main img')).toHaveCount(2);
    await expect.poll(() => page.evaluate(undrawn)).toBe(0);
    await expect(media(page)).toHaveAccessibleName('Picture posted by Rima Shahin');
    await expect(page.getByText('Forty-one neighbours, nine languages')).toBeVisible();
    await expect(page.getByText('Next Sunday we cook')).toBeVisible();
    const link = page.getByRole('link', { name: 'https://sofra-sundays.example.com' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(
      page.getByRole('listitem').filter({ hasText: /^[\d,]+ (view|like|comment)s?$/ }),
    ).toHaveText(['1,284 views', '216 likes', '38 comments']);
    await expect(page.getByRole('main').getByRole('time')).toHaveText(
      /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/,
    );
    await expect(offer(page)).toHaveCount(0);
    // No hydration mismatch, which the browser would report as an error.
    expect(problems).toEqual([]);
  },
);

test(
  'SLATE-002: a post that was not fetched yet shows that it is loading',
  LONG,
  async ({ page, stubHost }) => {
    const id = crypto.randomUUID();
    const json = { id, text: 'Worth the wait.', author: { id: 'nobody', name: 'Ada Obi' } };
    const listed = {
      id,
      text: 'Listed.',
      language: '',
      createdAt: '2026-11-01T09:00:00Z',
      likeCount: 0,
      commentCount: 0,
      mediaType: null,
      hasPicture: false,
      author: { name: 'Ada Obi', hasPicture: false },
    };
    // A site keeps posts for a while: no other test lists those of this community.
    const list = { total: 1, results: [listed] };
    stubHost.answer(/\/communities\/6\/slates/, { status: 200, json: list });
    const { held, release } = heldReply({ status: 200, json });
    stubHost.answer(new RegExp(`GET /slates/${id}(?:\\?|$)`), held);
    await page.goto(`${stubHost.siteUrl}/news/posts/caribbean`);
    const link = page
      .getByRole('main')
      .locator(`a[href="${slatePath(id)}"]`)
      .first();
    const loading = page.locator('[data-loading-page]');
    const words = page.getByRole('main').getByText('Worth the wait.');
    await link.click();
    await expect(loading).toBeVisible();
    await expect(words).toHaveCount(0);
    release();
    await expect(words).toBeVisible();
    await expect(loading).toHaveCount(0);
  },
);

test('CC-027, CC-028: no credential and no address of the network service reaches the browser', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const said: string[] = [];
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.of());
    said.push(JSON.stringify(response.headers()) + body.toString('latin1'));
  });
  await openHydrated(page, slatePath(VIDEO.id));
  await expect(media(page)).not.toHaveJSProperty('readyState', 0);
  const own = new URL(page.url()).origin;
  expect(asked.length).toBeGreaterThan(4);
  await expect.poll(() => said.length).toBeGreaterThan(4);
  expect(asked.filter((url) => !url.startsWith(own))).toEqual([]);
  const secrets = [product.kept.networkToken, product.backendToken ?? '', product.backendUrl];
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(said.filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('SLATE-007: a video shows its first picture, plays and is sought in by ranges', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/media')) return;
    parts.push(`${response.status()} ${response.headers()['content-range']}`);
  });
  await page.goto(slatePath(VIDEO.id));
  const video = media(page);
  await expect(video).toHaveAttribute('poster', `${slatePath(VIDEO.id)}/poster`);
  await expect(video).toHaveAttribute('preload', 'metadata');
  await expect(video).toHaveAttribute('playsinline', '');
  await expect(video).toHaveAccessibleName('Video posted by Marlon Baptiste');
  const seconds = () => Math.round(document.querySelector('video')?.duration ?? 0);
  await expect.poll(() => page.evaluate(seconds)).toBe(6);
  await page.evaluate(async () => {
    const player = document.querySelector('video');
    if (!player) return;
    player.muted = true;
    player.currentTime = 4;
    await player.play();
  });
  const position = () => document.querySelector('video')?.currentTime ?? 0;
  await expect.poll(() => page.evaluate(position)).toBeGreaterThan(4.1);
  expect(parts[0]).toMatch(/^206 bytes 0-\d+\/261259$/);

  const range = { range: 'bytes=1000-1999' };
  const part = await page.request.get(`${slatePath(VIDEO.id)}/media`, { headers: range });
  expect(part.status()).toBe(206);
  expect(part.headers()).toMatchObject({
    'content-range': 'bytes 1000-1999/261259',
    'content-length': '1000',
    'content-type': 'video/webm',
  });
  const head = await page.request.head(`${slatePath(VIDEO.id)}/media`);
  expect([head.status(), head.headers()['content-length']]).toEqual([200, '261259']);
  for (const file of ['media', 'poster', 'avatar', 'card']) {
    const headers = (await page.request.get(`${slatePath(VIDEO.id)}/${file}`)).headers();
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test(
  'SLATE-012, SLATE-013: a phone is offered the app, in the download dialog',
  LONG_ON_PHONE,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...PHONE,
      ...(baseURL && { baseURL }),
      userAgent: IPHONE,
    });
    const page = await context.newPage();
    await page.goto(slatePath(IMAGE.id));
    const button = offer(page).getByRole('button', { name: 'Download App' });
    await expect(button).toBeInViewport();
    await expectNoAxeFindings(page, 'aside');
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Download App' });
    await expect(dialog).toContainText('Choose your platform:');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    // A short post, too, has the bar at the foot of the window.
    await page.goto(slatePath(demoSlate('words').id));
    const box = await offer(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(840);
    await context.close();
  },
);

test(
  'other posts of the author follow, where the host says that it lists them',
  LONG,
  async ({ page, stubHost }) => {
    const words = demoSlate('words');
    const others = page.getByRole('region', { name: `More from ${words.author.name}` });
    await expect(async () => {
      await page.goto(slatePath(words.id));
      await expect(others).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(others.getByRole('link')).toHaveText([/^A picture\d+ \w+ \d{4}$/]);
    await others.getByRole('link').click();
    await expect(page).toHaveURL(slatePath(demoSlate('wordless').id));
    await expect(others.getByRole('link')).toHaveText([/^Looking for a flat near .*…/]);

    stubHost.sayNoNumber();
    await page.goto(stubSlate(stubHost).url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Obi');
    await expect(page.getByText(/^More from/)).toHaveCount(0);
    expect(stubHost.asked.filter((asking) => /view.*slates/.test(asking))).toEqual([]);
  },
);

test(
  'the author’s services are a link away, where the host knows them',
  LONG_ON_PHONE,
  async ({ page, stubHost }) => {
    const services = page.getByRole('link', { name: /^See services by / });
    await page.goto(slatePath(IMAGE.id));
    await expect(services).toHaveText(`See services by ${IMAGE.author.name}`);
    expect((await services.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await services.click();
    await expect(page).toHaveURL(providerPath(demoService('oneItem').id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofra Sundays');

    const name = 'Wmq'.repeat(27);
    await page.setViewportSize({ width: 320, height: 640 });
    const author = { name, service_provider_id: 'a&b' };
    await page.goto(stubSlate(stubHost, { author }).url);
    await expect(services).toHaveAttribute('href', '/providerPage?id=a%26b');
    const box = await services.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);

    await page.goto(stubSlate(stubHost).url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Obi');
    await expect(services).toHaveCount(0);
  },
);

test('SLATE-014, SLATE-015: who is offered the app is decided by the user agent', async ({
  request,
}) => {
  const offered = async (agent: string) => {
    const headers = { 'user-agent': agent };
    const html = await (await request.get(slatePath(IMAGE.id), { headers })).text();
    return html.includes('Join the conversation in the app');
  };
  expect(await offered(IPHONE)).toBe(true);
  expect(await offered('Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/131.0')).toBe(true);
  expect(await offered('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0')).toBe(false);
  expect(await offered(`${IPHONE} Settln/4.2`)).toBe(false);
});

test(
  'SLATE-016: media that cannot be loaded are hidden, and nothing else',
  LONG,
  async ({ page, stubHost }) => {
    // One that leads elsewhere is not followed: `lib/server/http/slate-media.integration.test.ts`.
    const failing: [string, Reply][] = [
      ['image', { status: 500 }],
      ['image', { status: 200, text: '<script>alert(1)</script>' }],
      ['video', 'cut'],
    ];
    for (const [type, file] of failing) {
      const url = `broken/${crypto.randomUUID()}`;
      stubHost.answer(new RegExp(url), file);
      const slate = { media: { type, url }, view_count: 7 };
      await page.goto(stubSlate(stubHost, { slate }).url);
      await expect(media(page)).toHaveCount(0);
      await expect(page.getByText('A post of the stub.')).toBeVisible();
      await expect(page.getByText('7 views')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Obi');
    }
  },
);

test('SLATE-017, SLATE-018, SLATE-019, ERR-001, ERR-002: what is no post says so, with a true status', async ({
  request,
  stubHost,
}) => {
  const states: [Reply, number, string][] = [
    [{ status: 404 }, 404, 'Slate not found or unavailable.'],
    [{ status: 500 }, 502, 'Failed to load slate (status 500).'],
    [{ status: 401 }, 502, 'Failed to load slate (status 401).'],
    [{ status: 200, text: '<h1>Hello</h1>' }, 502, 'Something went wrong loading this slate.'],
    ['cut', 502, 'Something went wrong loading this slate.'],
  ];
  for (const [reply, status, title] of states) {
    const { id, url } = stubSlate(stubHost);
    stubHost.answer(new RegExp(`/slates/${id}`), reply);
    const answer = await request.get(url);
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe(title);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(main.includes('Try Again')).toBe(status !== 404);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  }

  stubHost.reset();
  const nonsense = await request.get(`${stubHost.siteUrl}/slates/%3Cscript%3E`);
  expect(nonsense.status()).toBe(404);
  const asked = stubHost.asked.filter((line) => line.startsWith('GET /slates/'));
  expect(asked.filter((line) => !isSlateId(line.slice('GET /slates/'.length)))).toEqual([]);
});

test('CC-024, CC-027: slate, author and media are asked for as the viewer', async ({
  page,
  product,
  stubHost,
}) => {
  const seen: IncomingHttpHeaders[] = [];
  const file: Reply = {
    serve(response, request) {
      seen.push(request.headers);
      response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
    },
  };
  const { id, url } = stubSlate(stubHost, { file, author: { profileImage: 'files/face' } });
  await page.context().addCookies([{ name: 'secret', value: 'cookie', url }]);
  await openHydrated(page, url);
  await expect(media(page)).toBeVisible();
  await expect.poll(() => stubHost.asked).toContain('GET /files/face');
  expect(stubHost.asked).toContain(`GET /slates/${id}`);
  expect(stubHost.asked).toContain(`GET /systemviewprofile/author-${id}`);
  for (const headers of seen) {
    expect(headers).toMatchObject({
      authorization: `Bearer ${product.kept.networkToken}`,
      'x-viewer-id': 'settln-site',
    });
    expect(headers.cookie).toBeUndefined();
  }
  expect(seen.length).toBeGreaterThan(0);
});

test(
  'a visitor who leaves ends the transfer from the network service',
  LONG,
  async ({ page, stubHost }) => {
    let isOpen = false;
    let poured = 0;
    const file: Reply = {
      serve(response) {
        isOpen = true;
        response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 200_000_000 });
        const chunk = Buffer.alloc(64_000);
        const pour = () => {
          while (isOpen && response.write(chunk)) poured += chunk.length;
        };
        response.on('drain', pour).on('close', () => {
          isOpen = false;
        });
        pour();
      },
    };
    const { url } = stubSlate(stubHost, { file });
    await page.goto(`${stubHost.siteUrl}/aboutus`);
    await page.evaluate(async (address) => {
      const leaving = new AbortController();
      const answer = await fetch(address, { signal: leaving.signal });
      await answer.body?.getReader().read();
      await new Promise((resolve) => setTimeout(resolve, 500));
      leaving.abort();
    }, `${url}/media`);
    await expect.poll(() => isOpen).toBe(false);
    // The visitor did not read the rest, so the site did not fetch it.
    expect(poured).toBeLessThan(100_000_000);
  },
);

test(
  'a post of nothing but words in another script keeps its direction',
  LONG,
  async ({ page }) => {
    const { id, author, text } = demoSlate('arabic');
    await page.goto(slatePath(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name);
    const paragraphs = text.split('\n\n').map((words) => page.getByText(words, { exact: true }));
    const direction = (element: Element) => getComputedStyle(element).direction;
    const directions = await Promise.all(paragraphs.map((one) => one.evaluate(direction)));
    expect(directions).toEqual(['rtl', 'ltr']);
    await expect(media(page)).toHaveCount(0);
  },
);

test(
  'XSS-1: what somebody writes is shown as it was written, and 320 px hold it',
  ON_PHONE,
  async ({ page, stubHost }) => {
    const payload = `</script><script>window.hit=1</script><img src=x onerror="window.hit=1"> javascript:alert(1) {{7*7}} ${'x'.repeat(200)}`;
    const long = 'Wolde-Mariam'.repeat(7);
    const { url } = stubSlate(stubHost, {
      slate: { text: payload, view_count: 123_456_789, media: { type: 'image', url: payload } },
      author: { name: `${long}"><script>window.hit=1</script>`, headline: long, title: payload },
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, url);
    await expect(page.getByText(payload, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0);
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  },
);

test(
  'a link is handed on by the clipboard where there is no share sheet, by keyboard alone',
  LONG,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(slatePath(IMAGE.id));
    const copy = page.getByRole('button', { name: 'Copy link' });
    await expect(async () => {
      await copy.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText('Link copied.', { timeout: 500 });
    }).toPass();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${slatePath(IMAGE.id)}`);
  },
);

for (const [name, agent] of Object.entries({
  WhatsApp: 'WhatsApp/2.23.20.0',
  facebook: 'facebookexternalhit/1.1',
  Twitter: 'Twitterbot/1.0',
})) {
  test(`${name} finds title, words and a picture for a preview`, async ({ request, baseURL }) => {
    const headers = { 'user-agent': agent };
    const read = async (id: string) => {
      const html = await (await request.get(slatePath(id), { headers })).text();
      const head = html.slice(0, html.indexOf('</head>'));
      return (property: string) =>
        new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(head)?.[1];
    };
    for (const { id, author } of [IMAGE, VIDEO]) {
      const meta = await read(id);
      expect(meta('og:title')).toBe(`Post by ${author.name}`);
      expect(meta('og:url')).toBe(`${baseURL}${slatePath(id)}`);
      expect(meta('og:description')?.length).toBeGreaterThan(50);
      expect(meta('twitter:card')).toBe('summary_large_image');
      const card = await request.get(meta('og:image') ?? '', { headers });
      expect(card.headers()['content-type']).toBe('image/jpeg');
      const file = await card.body();
      expect(file.byteLength).toBeLessThan(300_000);
      const { width, height } = await sharp(file).metadata();
      expect({ width, height }).toEqual({ width: 1200, height: 630 });
    }
    const words = await read(demoSlate('words').id);
    expect(words('og:image')).toBe(`${baseURL}/opengraph-image.png`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, userAgent: IPHONE });

  test('the post is whole, and the app is a page away', ON_PHONE, async ({ page }) => {
    await page.goto(slatePath(IMAGE.id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rima Shahin');
    await expect(page.getByText('216 likes')).toBeVisible();
    await expect(media(page)).toBeVisible();
    await page.getByRole('link', { name: 'See services by Rima Shahin' }).click();
    await expect(page).toHaveURL(providerPath(demoService('oneItem').id));
    await page.goBack();
    await page.getByRole('button', { name: 'Download App' }).click();
    await expect(page).toHaveURL(/\/downloadapp/);
  });
});
