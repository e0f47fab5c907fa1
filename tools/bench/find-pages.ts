import { localDay } from '@/lib/shared/time/format';
import { addDays, mondayOf } from '@/lib/shared/time/local-date';

const SERVICE_ID = '5e771100-0000-4000-8000-000000000001';

const SLATE_ID = '5e771100-0000-4000-8001-000000000002';

interface Pages {
  landing: string;
  profile: string;
  poster: string;
  slate: string;
  news: string;
  event: string;
  about: string;
  contact: string;
  deletion: string;
  booking: string;
  selectTime: string;
  review: string;
  /** Signed out. */
  portal: string;
  /** While signed in, as for the next three. */
  calendar: string;
  calendarWeek: string;
  availability: string;
  serviceForm: string;
  notFound: string;
}

export async function findPages(site: string): Promise<Pages> {
  const booking = `${site}/booking?providerId=${SERVICE_ID}`;
  const stepOne = await read(booking);
  const serviceItem = findInputs(stepOne).find(({ name }) => name === 'serviceItems');
  const calendar = findInputs(stepOne).find(({ name }) => name === 'settlnProviderId');
  if (!serviceItem || !calendar) throw new Error(`${booking} offers no service to choose`);
  const query = new URLSearchParams({
    providerId: SERVICE_ID,
    settlnProviderId: calendar.value,
    serviceItems: serviceItem.value,
  });
  const selectTime = `${site}/booking/select-time?${query}`;
  const review = findLinks(await read(selectTime)).find((link) =>
    link.includes('/booking/review?'),
  );
  if (!review) throw new Error(`${selectTime} offers no time`);
  const event = findLinks(await read(`${site}/whats-on`)).find((link) =>
    /^\/whats-on\/[^/?]+$/.test(link),
  );
  if (!event) throw new Error(`${site}/whats-on shows no event`);
  const calendarOfProvider = `${site}/settln-providers?tab=calendar&date=${nextTuesday()}`;
  return {
    landing: `${site}/`,
    profile: `${site}/providerPage?id=${SERVICE_ID}`,
    poster: `${site}/providerPage/poster?id=${SERVICE_ID}`,
    slate: `${site}/slates/${SLATE_ID}`,
    news: `${site}/news`,
    event: new URL(event, site).href,
    about: `${site}/aboutus`,
    contact: `${site}/contact`,
    deletion: `${site}/delete-request`,
    booking,
    selectTime,
    review: new URL(review, site).href,
    portal: `${site}/settln-providers`,
    calendar: `${calendarOfProvider}&view=day`,
    calendarWeek: `${calendarOfProvider}&view=week`,
    availability: `${calendarOfProvider}&view=week`,
    serviceForm: `${site}/services/new?categoryId=4`,
    notFound: `${site}/no-such-page`,
  };
}

/** Demo providers are open then. */
function nextTuesday(): string {
  return addDays(mondayOf(localDay(Date.now(), 'UTC')), 8);
}

const PATHS = [
  'downloadapp',
  'how-it-works',
  'aboutus',
  'contact',
  'privacy-policy',
  'delete-request',
  'settln-providers-terms-and-conditions',
  'find',
  'find/food',
  'find/food/sub-saharan-africa',
  'whats-on',
  'communities',
  'communities/sub-saharan-africa',
];

/** In English, unless another language is named. */
export function publicPages(pages: Pages, language?: string): Record<string, string> {
  const { landing, profile, poster, slate, news, event, booking, selectTime, review, portal } =
    pages;
  const { origin } = new URL(landing);
  const all = {
    landing,
    profile,
    poster,
    slate,
    news,
    event,
    booking,
    selectTime,
    review,
    portal,
    ...Object.fromEntries(PATHS.map((path) => [path, `${origin}/${path}`])),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, url]) => [name, inLanguage(url, language)]),
  );
}

export function inLanguage(url: string, language?: string): string {
  const { origin } = new URL(url);
  return language ? url.replace(origin, `${origin}/${language}`).replace(/\/$/, '') : url;
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

export function findInputs(html: string): { name: string; value: string }[] {
  return [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, 'name'),
    value: attribute(tag, 'value'),
  }));
}

export function findLinks(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, 'href'));
}
