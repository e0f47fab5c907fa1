import { demoService } from '@/local/demo/shapes/providers';
import { demoSlate } from '../local/demo/slates';
import { findFreeVisit } from './support/free-visit';
import { addSession, newPerson } from './support/sign-in';
import { expect, test } from './support/test';

test('RED-003, RED-004, ROLE-001: every route opens its screen, a visitor’s without a sign-in', async ({
  page,
  product,
}) => {
  const { path: review, calendarId, serviceId } = await findFreeVisit(product, 12);
  const service = demoService('typical');
  const selectTime = new URLSearchParams({ providerId: serviceId, settlnProviderId: calendarId });
  const slate = demoSlate('image');
  const screens: [path: string, heading: string | RegExp][] = [
    ['/', /^Find, Connect, and Experience/],
    ['/downloadapp', /^Find, Connect, and Experience/],
    ['/how-it-works', 'How it works'],
    ['/aboutus', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/delete-request', 'Account deletion request'],
    ['/settln-providers-terms-and-conditions', 'Terms for providers'],
    [`/providerPage?id=${service.id}`, /./],
    [`/booking?providerId=${service.id}`, 'Book Your Service'],
    [`/booking/select-time?${selectTime}`, 'Select time'],
    [review, 'Review and confirm'],
    [`/slates/${slate.id}`, slate.author.name],
    ['/news', 'News'],
    ['/settln-providers', 'Provider Portal'],
    ['/services', 'Provider Portal'],
    ['/events', 'Provider Portal'],
    ['/services/new', 'Service Form'],
    [`/services/${service.id}/edit`, 'Service Form'],
    [`/services/${service.id}`, 'Service Details'],
    ['/events/new', 'Event Form'],
    ['/events/any/edit', 'Event Form'],
    ['/events/any', 'Event Details'],
  ];
  for (const [path, heading] of screens) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
});

test('PROF-002, SLATE-002, PORT-001: nothing is waited for at a skeleton, the page comes whole', async ({
  request,
  page,
  product,
  baseURL,
}) => {
  // A skeleton would have to be answered before it is known whether there is such a thing at all.
  const slate = demoSlate('image');
  const profile = await (await request.get(`/providerPage?id=${demoService('typical').id}`)).text();
  expect(profile).toContain('Book Now');
  expect(await (await request.get(`/slates/${slate.id}`)).text()).toContain(slate.author.name);
  expect((await request.get('/slates/none')).status()).toBe(404);
  // Who is signed in the server knows before it answers; what takes longer is the account.
  await addSession(page, product, baseURL ?? '', newPerson());
  await page.goto('/settln-providers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Provider Account');
});
