import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/news/thumbnail/route';
import { type Scripted, startRecordingHost } from '@/test/recording-host';
import { SITE_URL, stubWebEnv } from '@/test/web-env';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const PICTURE: Scripted = { headers: { 'content-type': 'image/png' }, text: 'the picture' };
let service: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  service = await startRecordingHost();
  stubWebEnv('http://127.0.0.1:1');
  vi.stubEnv('NEWS_URL', service.url);
});
afterAll(() => service.close());

/** Asks for the thumbnail of the one article, which names this address. */
async function askFor(
  thumbnail: string,
  picture: Scripted | Promise<Scripted> = PICTURE,
  uuid = 'a',
): Promise<Response> {
  const article = { uuid: 'a', title: 'Story', thumbnail };
  service.answer(({ url }) => (url.startsWith('/news?') ? { body: [article] } : picture));
  const query = new URLSearchParams({ origin: 'GH', residence: 'MT', offset: '0', uuid });
  const request = new Request(`${SITE_URL}/api/news/thumbnail?${query}`);
  return GET(request, { params: Promise.resolve({}) });
}

const fetched = () => service.asked.filter(({ url }) => !url.startsWith('/news?'));

test('NEWS-008: the news service’s own pictures come through our origin', async () => {
  const response = await askFor(`${service.url}/thumbs/1.png`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe('the picture');
  expect(fetched()[0]?.headers).not.toHaveProperty('authorization');
});

test('no crowd of readers asks an outlet more than once at a time', async () => {
  let arrive = (_: Scripted) => {};
  const late = new Promise<Scripted>((resolve) => {
    arrive = resolve;
  });
  const crowd = Array.from({ length: 50 }, () => askFor(`${service.url}/thumbs/1.png`, late));
  await vi.waitFor(() => expect(service.asked.length - fetched().length).toBe(1), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  arrive(PICTURE);
  const answers = await Promise.all(crowd);
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
  expect(await answers[49]?.text()).toBe('the picture');
  expect(fetched()).toHaveLength(1);
});

test.each(['image/jpg', 'application/octet-stream'])(
  'NEWS-008: a picture whose server calls it %s is shown as what it is',
  async (type) => {
    const picture = { headers: { 'content-type': type }, text: 'the picture' };
    const response = await askFor(`${service.url}/thumbs/1.jpg?w=640`, picture);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  },
);

test.each([
  [{ headers: { 'content-type': 'text/html' }, text: '<script>' }],
  [{ headers: { 'content-type': 'image/svg+xml' }, text: '<svg/>' }],
  [{ status: 404, text: '' }],
  [{ status: 302, headers: { location: '/elsewhere.png' }, text: '' }],
  [{ headers: { 'content-type': 'image/png' }, text: 'x'.repeat(2_000_001) }],
])('what is no picture of at most 2 MB is none: %#', async (picture) => {
  expect((await askFor(`${service.url}/1.png`, picture)).status).toBe(404);
  expect(fetched()).toHaveLength(1);
});

test.each(['http://127.0.0.1:1/1.png', 'http://169.254.169.254/latest', 'http://[::1]/1.png'])(
  'SSRF-1: %s is not fetched, whoever names it',
  async (address) => {
    expect((await askFor(address)).status).toBe(404);
    expect(fetched()).toEqual([]);
  },
);

test('an article that is not there has no picture', async () => {
  expect((await askFor(`${service.url}/1.png`, PICTURE, 'b')).status).toBe(404);
  expect(fetched()).toEqual([]);
});
