import { expect, test } from 'vitest';
import { WireEvent } from '@/lib/server/host/documented/events';
import { toShownEvent } from './shown-event';
import { eventData } from './structured-data';

const SITE = 'https://settln.example';

test('an event on an Arabic page has the Arabic addresses, and is the same event', () => {
  const event = toShownEvent(
    WireEvent.parse({ id: 'e1', title: 'Brass', address: 'Għarb' }),
    'Europe/Malta',
  );
  const organizer = { id: '7', name: 'A Chair' };
  expect(eventData(event, { siteUrl: SITE, locale: 'ar', organizer })).toMatchObject({
    '@id': `${SITE}/whats-on/e1`,
    url: `${SITE}/ar/whats-on/e1`,
    location: {
      name: 'Għarb',
      address: { '@type': 'PostalAddress', streetAddress: 'Għarb', addressCountry: 'MT' },
    },
    offers: { url: `${SITE}/ar/whats-on/e1` },
    organizer: { url: `${SITE}/ar/providerPage?id=7` },
  });
});
