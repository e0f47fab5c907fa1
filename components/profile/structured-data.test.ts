import { expect, test } from 'vitest';
import { WireService } from '@/lib/server/host/documented/services';
import { structuredData } from './structured-data';

const SITE = 'https://settln.example';

test('a bare listing states nothing that it does not say', () => {
  const data = structuredData(
    WireService.parse({ id: 7, name: 'Bare', category_id: 1 }),
    SITE,
    'en',
  );
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${SITE}/providerPage?id=7`,
    url: `${SITE}/providerPage?id=7`,
    name: 'Bare',
  });
});

test('the address is one text of a country, the website is theirs, and nothing is a rating', () => {
  const service = WireService.parse({
    id: 'a b',
    name: 'Full',
    category_id: '4',
    address: '1, Triq il-Baħar, Gżira',
    phone_number: '2100 0000',
    website_url: 'https://full.example/',
    profile_image_url: 'https://assets.example/logo.png',
    portfolioImages: [{ id: 1, image_url: 'https://assets.example/1.png' }],
    subcategories: [{ id: 1, title: 'Coffee and Sweets' }],
    rating: 5,
  });
  const data = structuredData(service, SITE, 'en');
  expect(data).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    url: `${SITE}/providerPage?id=a+b`,
    address: { '@type': 'PostalAddress', streetAddress: '1, Triq il-Baħar, Gżira' },
    telephone: '+35621000000',
    sameAs: 'https://full.example/',
    image: ['https://assets.example/logo.png', 'https://assets.example/1.png'],
  });
  expect(JSON.stringify(data)).not.toMatch(/rating/i);
});

test('the hours are those of the next days, and a day that is not known says nothing', () => {
  const service = WireService.parse({ id: 7, name: 'Chair', country_iso: 'MT', address: 'Gżira' });
  const day = (date: string, isKnown: boolean, ...spans: [string, string][]) => ({
    date,
    isKnown,
    isBookedOut: false,
    spans: spans.map(([from, to]) => ({ from, to })),
  });
  const hours = [
    day('2027-05-21', true, ['09:00', '12:00'], ['20:00', '24:00']),
    day('2027-05-22', true),
    day('2027-05-23', false),
  ];
  const data = structuredData(service, SITE, 'en', { hours });
  const on = (date: string, dayOfWeek: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
    validFrom: date,
    validThrough: date,
  });
  expect(data).toMatchObject({
    address: { addressCountry: 'MT' },
    openingHoursSpecification: [
      on('2027-05-21', 'Friday', '09:00', '12:00'),
      on('2027-05-21', 'Friday', '20:00', '23:59'),
      on('2027-05-22', 'Saturday', '00:00', '00:00'),
    ],
  });
});

test('PROF-013: a telephone number is one of the country of the listing', () => {
  const dataIn = (country_iso: string) => {
    const service = WireService.parse({
      id: 7,
      name: 'Chair',
      country_iso,
      phone_number: '22123456',
    });
    return structuredData(service, SITE, 'en');
  };
  expect(dataIn('')).toMatchObject({ telephone: '+35622123456' });
  expect(dataIn('DK')).toMatchObject({ telephone: '22123456' });
});

test('on the Arabic page the address is the Arabic one, and the description the Arabic one', () => {
  const service = WireService.parse({
    id: 7,
    name: 'Full',
    category_id: 1,
    description: 'A chair.',
    language: 'en',
    second_description: 'كرسي.',
    second_language: 'ar',
  });
  expect(structuredData(service, SITE, 'ar')).toMatchObject({
    '@id': `${SITE}/providerPage?id=7`,
    url: `${SITE}/ar/providerPage?id=7`,
    description: 'كرسي.',
  });
  expect(structuredData(service, SITE, 'it')).toMatchObject({ description: 'A chair.' });
});
