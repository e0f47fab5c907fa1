import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ShownReviews } from '@/components/reviews/shown/reviews-section';
import { WireServiceItem } from '@/lib/server/host/documented/service-items';
import { WireService } from '@/lib/server/host/documented/services';
import type { TraderKind } from '@/lib/shared/domain/accounts/trader';
import { ProviderProfile } from './provider-profile';

const NUMBERS = { phone_number: '+356 2100 0001', whatsapp_number: '+356 9900 0001' };
const CUT = WireServiceItem.parse({ id: 5, name: 'Cut', price: 20, duration_minutes: 90 });
const TALK = WireServiceItem.parse({ id: 6, name: 'Talk' });
const OFFER = { items: [CUT, TALK], isBookable: true, hours: [], nextFree: null, people: [] };

function render(
  service: object,
  offer: object = {},
  {
    isPreview = false,
    hasDirectory = false,
    reviews = null as ShownReviews | null,
    trader = null as TraderKind | null,
  } = {},
): string {
  return renderToStaticMarkup(
    <ProviderProfile
      service={WireService.parse({ id: 'l 1', name: 'A Chair', ...service })}
      offer={{ ...OFFER, ...offer }}
      reviews={reviews}
      isPreview={isPreview}
      mayReport={!isPreview}
      hasDirectory={hasDirectory}
      shareUrl={null}
      trader={trader}
    />,
  );
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const nameOf = (classes: string) =>
  [
    classes.includes('min-h-14') ? 'large' : '',
    classes.includes('bg-primary') ? 'primary' : '',
    classes.includes('bg-surface') ? 'secondary' : '',
  ]
    .filter(Boolean)
    .join(' ');
/** How each link with these words looks, and whether it is a large one. */
const looksOf = (html: string, label: string) =>
  [
    ...html.matchAll(/<a class="([^"]*)"[^>]*>(?:<svg[^>]*><use[^>]*><\/use><\/svg>)?([^<]+)/g),
  ].flatMap(([, look, text]) => (text === label ? [nameOf(look ?? '')] : []));

describe('services and prices', () => {
  test('each service has its duration, its price and its way to the first step', () => {
    const html = render({});
    expect(words(html)).toContain('Cut 1 h 30 min €20.00 Book Cut');
    expect(words(html)).toContain('Talk Duration not specified free Book Talk');
    expect(html).toContain('href="/booking?providerId=l+1&amp;serviceItems=5"');
    expect(html).toContain('href="/booking?providerId=l+1&amp;serviceItems=6"');
  });

  test('a preview and a listing without a calendar have no ways that lead nowhere', () => {
    const preview = render({}, {}, { isPreview: true });
    expect(preview).not.toContain('/booking');
    expect(words(preview)).toContain('Cut 1 h 30 min €20.00');
    expect(preview).toMatch(/<button [^>]*disabled/);
    expect(render({}, { isBookable: false })).not.toContain('serviceItems=');
    expect(render({}, { items: [] })).not.toContain('Services and prices');
  });

  test('of very many services the first are shown, and all have a link', () => {
    const items = Array.from({ length: 60 }, (_, n) => ({ ...CUT, id: String(n) }));
    const html = render({}, { items });
    expect(html.split('serviceItems=')).toHaveLength(21);
    expect(words(html)).toContain('All 60 services');
  });
});

test('the next free time stands in the hero of whoever can be booked', () => {
  const nextFree = { at: Date.parse('2030-11-25T09:00:00Z'), isToday: false };
  expect(words(render({}, { nextFree }))).toContain('A Chair Next free Mon 25 Nov, 10:00 Book Now');
  const today = { ...nextFree, isToday: true };
  expect(words(render({}, { nextFree: today }))).toContain('Free today 10:00');
  expect(words(render({}, { nextFree, isBookable: false }))).not.toContain('Next free');
  expect(words(render({}))).not.toContain('Next free');
});

test('the hero says what they do, where, and of which community', () => {
  const heroOf = (html: string) => words(/<section.*?<\/section>/s.exec(html)?.[0] ?? '');
  const said = { category_id: 2, community: 1, address: '14, Triq il-Wilġa, Gżira' };
  expect(heroOf(render(said))).toContain(
    'Beauty and Fashion 14, Triq il-Wilġa, Gżira Sub-Saharan Africa',
  );
  expect(render({})).not.toMatch(/<ul[^>]*data-facts/);
});

describe('opening hours', () => {
  const hours = [
    { date: '2030-11-20', spans: [], isBookedOut: false, isKnown: true },
    { date: '2030-11-19', spans: [], isBookedOut: false, isKnown: false },
    {
      date: '2030-11-21',
      spans: [
        { from: '10:00', to: '14:00' },
        { from: '15:00', to: '24:00' },
      ],
      isBookedOut: false,
      isKnown: true,
    },
    {
      date: '2030-11-22',
      spans: [{ from: '10:00', to: '14:00' }],
      isBookedOut: true,
      isKnown: true,
    },
  ];

  test('say each day, with 24-hour times, and are left out when unknown', () => {
    const said = words(render({}, { hours }));
    expect(said).toContain('Opening hours The next seven days, Malta time');
    expect(said).toContain('Today Closed');
    expect(said).toContain('Tue 19 Nov No times');
    expect(said).toContain('Thu 21 Nov 10:00–14:00 , 15:00–24:00');
    expect(said).toContain('Fri 22 Nov Fully booked');
    expect(render({})).not.toContain('Opening hours');
  });
});

describe('PROF-005 PROF-007: the description', () => {
  const SENTENCE = 'She learned to braid in Surulere and opened her own chair in Gżira in 2019.';
  const REST = `Her team of three ${'does locs and braids and '.repeat(6)}more.`;

  test('is told once: its opening in the hero, the rest in About', () => {
    const said = words(render({ description: `${SENTENCE} ${REST}` }));
    expect(said.split(SENTENCE)).toHaveLength(2);
    expect(said.split(REST)).toHaveLength(2);
    expect(said.indexOf(SENTENCE)).toBeLessThan(said.indexOf('About'));
    expect(said.indexOf(REST)).toBeGreaterThan(said.indexOf('About'));
  });

  test('of one sentence stands in the hero alone, and About has the community', () => {
    const said = words(render({ description: SENTENCE, community: 1 }));
    expect(said.split(SENTENCE)).toHaveLength(2);
    expect(said).toContain('About Sub-Saharan Africa community');
  });

  test('leaves an About section whatever is known', () => {
    expect(words(render({ description: SENTENCE }))).toContain('About Want to know more?');
    expect(words(render({}))).toContain('has not written about themselves yet');
  });
});

describe('PROF-006 PROF-016 to PROF-018: what leads', () => {
  test('is Book Now where one can book', () => {
    const html = render(NUMBERS);
    expect(looksOf(html, 'Book Now')).toEqual(['large primary', 'primary', 'primary']);
    expect(looksOf(html, 'Call')).toEqual(['secondary', 'secondary']);
  });

  test.each([
    ['no services', { items: [], isBookable: false }],
    ['no calendar', { isBookable: false }],
  ])('is Call with %s; Book Now stays behind it', (_, offer) => {
    const html = render(NUMBERS, offer);
    expect(looksOf(html, 'Call')).toEqual(['large primary', 'primary', 'primary']);
    expect(looksOf(html, 'Book Now')).toEqual(['large secondary', 'secondary', 'secondary']);
    expect(looksOf(html, 'Message')).toEqual(['secondary', 'secondary']);
    expect(words(html)).toContain('Not bookable online right now');
  });

  test('is Message without a telephone, and Book Now where there is nothing else', () => {
    const chat = render({ whatsapp_number: NUMBERS.whatsapp_number }, { isBookable: false });
    expect(looksOf(chat, 'Message')).toEqual(['large primary', 'primary', 'primary']);
    expect(looksOf(render({}, { isBookable: false }), 'Book Now')[0]).toBe('large primary');
  });
});

test('PROF-013 PROF-014: a number without a code is one of the country of the listing', () => {
  const ofCountry = (country_iso: string) =>
    render({ country_iso, phone_number: '22 12 34 56', whatsapp_number: '22 12 34 57' });
  expect(ofCountry('MT')).toContain('href="tel:+35622123456"');
  expect(ofCountry('MT')).toContain('href="https://wa.me/35622123457"');
  expect(ofCountry('DK')).toContain('href="tel:22123456"');
  expect(ofCountry('DK')).not.toContain('https://wa.me/');
});

test('a profile can be shared and reported, a preview cannot', () => {
  const html = render({});
  expect(html).toMatch(/<a [^>]*data-opens="share"[^>]*href="\/providerPage\/poster\?id=l\+1"/);
  expect(html).toMatch(/<a [^>]*data-opens="report"[^>]*href="\/report\?kind=service&amp;id=l\+1"/);
  expect(words(html).indexOf('Report this listing')).toBeGreaterThan(
    words(html).indexOf('Contact'),
  );
  expect(render({}, {}, { isPreview: true })).not.toContain('data-opens="');
});

test('a preview leads its owner back to the portal', () => {
  const html = render({}, {}, { isPreview: true });
  expect(html).toMatch(/href="\/settln-providers"[^>]*>.*?Back to Provider Portal/);
  expect(html).toContain('href="/services/l%201"');
  expect(render({})).not.toContain('Back to Provider Portal');
});

describe('the way on', () => {
  const listed = { category_id: 4, community: 1 };
  const html = (hasDirectory: boolean) => render(listed, {}, { hasDirectory });

  test('leads to similar services and to the community where there is a directory', () => {
    expect(html(true)).toContain('href="/find/food"');
    expect(html(true)).toContain('href="/communities/sub-saharan-africa"');
  });

  test('has room at its end for what is loaded there, but not without scripts', () => {
    expect(html(true)).toContain('noscript:min-h-0');
    expect(html(false)).not.toContain('noscript:min-h-0');
  });

  test('is not there without one', () => {
    expect(html(false)).not.toContain('href="/find');
    expect(html(false)).not.toContain('href="/communities');
  });
});

test('PROF-008 PROF-009: the subcategories are tags, also where the category has no title', () => {
  const subcategories = [
    { id: 1, title: 'Coffee and Sweets' },
    { id: 2, title: 'Tea ceremonies' },
  ];
  const tags = 'Services Offered Coffee and Sweets Tea ceremonies';
  expect(words(render({ subcategories }))).toContain(tags);
  expect(words(render({ subcategories, category: { title: 'Drinks' } }))).toContain(
    tags.replace('Offered', 'Offered Drinks'),
  );
  expect(words(render({ category: { title: 'Drinks' } }))).toContain('Services Offered Drinks');
  expect(words(render({}))).not.toContain('Services Offered');
});

test('PROF-012: the address leads to a map', () => {
  const html = render({ address: '14, Triq il-Wilġa, Gżira' });
  expect(html).toContain('<bdi translate="no">14, Triq il-Wilġa, Gżira</bdi></address>');
  expect(html).toMatch(/href="https:\/\/www\.google\.com\/maps\/[^"]*Wil[^"]*"[^>]*>Open in maps</);
  expect(render({ address: '' })).not.toContain('Open in maps');
});

describe('whether a provider is a business', () => {
  const saidOf = (trader: TraderKind | null) => words(render({}, {}, { trader }));

  test('is said as they said it, with what it means', () => {
    expect(saidOf('business')).toContain('The provider says that they are a business.');
    expect(saidOf('business')).toContain('gives to consumers apply to');
    expect(saidOf('private')).toContain('The provider says that they are a private person.');
    expect(saidOf('private')).toContain('gives to consumers do not apply to');
    expect(render({}, {}, { trader: 'private' })).toContain('href="/terms#traders"');
  });

  test('is not guessed, whatever the host sends', () => {
    expect(saidOf(null)).not.toContain('The provider says that they are');
    expect(words(render({ trader: 'private' }))).not.toContain('The provider says that they are');
  });
});

test('people stand before the reviews, with their languages', () => {
  const people = [
    { id: 0, name: 'Anna', sentence: 'Braids.', languages: ['Tigrinya', 'English'] },
    { id: 1, name: 'Blessing', sentence: '', languages: [] },
  ].map((one) => ({ ...one, pictureUrl: null, skippedItemIds: [] }));
  const html = render({}, { people }, { reviews: 'failed' });
  expect(words(html)).toContain(
    'Who works here A Anna Braids. Speaks Tigrinya, English B Blessing',
  );
  expect(html.indexOf('people-title')).toBeLessThan(html.indexOf('id="reviews'));
  expect(render({})).not.toContain('people-title');
});
