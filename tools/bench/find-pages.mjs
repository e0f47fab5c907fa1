// @ts-check

const SERVICE_ID = '5e771100-0000-4000-8000-000000000001';

const SLATE_ID = '5e771100-0000-4000-8001-000000000002';

/**
 * @typedef {object} Pages
 * @property {string} landing
 * @property {string} profile
 * @property {string} poster
 * @property {string} slate
 * @property {string} news
 * @property {string} event
 * @property {string} about
 * @property {string} contact
 * @property {string} deletion
 * @property {string} booking
 * @property {string} selectTime
 * @property {string} review
 * @property {string} portal signed out
 * @property {string} calendar signed in, as the next three
 * @property {string} calendarWeek
 * @property {string} availability
 * @property {string} serviceForm
 * @property {string} notFound
 */

/**
 * @param {string} site
 * @returns {Promise<Pages>}
 */
export async function findPages(site) {
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
function nextTuesday() {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + (9 - (day.getUTCDay() || 7)));
  return day.toISOString().slice(0, 10);
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

/**
 * @param {Pages} pages
 * @param {string} [language] default: English
 * @returns {Record<string, string>}
 */
export function publicPages(pages, language) {
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

/**
 * @param {string} url
 * @param {string} [language] default: English
 */
export function inLanguage(url, language) {
  const { origin } = new URL(url);
  return language ? url.replace(origin, `${origin}/${language}`).replace(/\/$/, '') : url;
}

/** @param {string} url */
async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** @param {string} text */
function decode(text) {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/**
 * @param {string} tag
 * @param {string} name
 */
function attribute(tag, name) {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

/** @param {string} html */
export function findInputs(html) {
  return [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, 'name'),
    value: attribute(tag, 'value'),
  }));
}

/** @param {string} html */
export function findLinks(html) {
  return [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, 'href'));
}
