import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { DEMO_ACCOUNTS, DEMO_CATALOGUE } from './catalogue';
import { DEMO_SERVICES, type DemoRole, demoIdOf, demoService } from './shapes/providers';

const approved = DEMO_CATALOGUE.filter(({ status }) => status === 'approved');

function playing(role: DemoRole) {
  const key = demoService(role);
  const service = DEMO_CATALOGUE.find(({ slug }) => slug === key.slug);
  const account = DEMO_ACCOUNTS.find(({ handle }) => handle === key.handle);
  if (!service || !account) throw new Error(`Nobody plays ${role}`);
  return { service, account };
}

describe('the demo catalogue', () => {
  it('shows 60 public services of at least 55 providers', () => {
    expect(approved).toHaveLength(60);
    const owners = DEMO_ACCOUNTS.filter(({ services }) =>
      services.some(({ status }) => status === 'approved'),
    );
    expect(owners.length).toBeGreaterThanOrEqual(55);
  });

  it('covers the nine categories and the six communities with public listings', () => {
    const categories = new Set(approved.map(({ categoryId }) => categoryId));
    const communities = new Set(approved.map(({ communityId }) => communityId));
    expect([...categories].sort()).toEqual(CATEGORIES.map(({ id }) => id));
    expect([...communities].sort()).toEqual(COMMUNITIES.map(({ id }) => id));
  });

  it('names every listing of providers.ts once, under the account that owns it', () => {
    const written = DEMO_ACCOUNTS.flatMap(({ handle, services }) =>
      services.map(({ slug }) => `${handle} ${slug}`),
    );
    expect(written.sort()).toEqual(
      DEMO_SERVICES.map(({ handle, slug }) => `${handle} ${slug}`).sort(),
    );
  });

  it('gives every listing a uuid of its own', () => {
    const ids = DEMO_SERVICES.map(({ id }) => z.uuid().parse(id));
    expect(new Set(ids).size).toBe(DEMO_SERVICES.length);
    expect(demoIdOf('studju-haddad')).toBe('5e771100-0000-4000-8000-000000000002');
  });

  it.each(DEMO_CATALOGUE)(
    '$slug has a believable description, address and subcategories',
    (entry) => {
      const sentences = entry.description.split(/[.!?።]+(?=\s|$)/).filter(Boolean);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(5);
      expect(entry.address).toMatch(/ [A-ZĠĦŻ]{3} \d{4}$/);
      expect(entry.subcategories.length).toBeGreaterThan(0);
    },
  );

  it.each(DEMO_CATALOGUE)('$slug uses telephones and sites that reach nobody', (entry) => {
    expect(entry.phone).toMatch(/^\+356 2100 00\d\d$/);
    if (entry.whatsapp) expect(entry.whatsapp).toMatch(/^\+356 9900 00\d\d$/);
    if (entry.website) expect(new URL(entry.website).hostname).toMatch(/\.example\.com$/);
  });

  it('has one to eight items on every listing but the one without', () => {
    for (const { slug, items } of DEMO_CATALOGUE) {
      if (slug === demoService('noItems').slug) expect(items).toHaveLength(0);
      else expect([items.length >= 1, items.length <= 8], slug).toEqual([true, true]);
    }
    expect(DEMO_CATALOGUE.some(({ items }) => items.length === 8)).toBe(true);
  });

  it('has items without a duration, free ones, and long descriptions on public listings', () => {
    const items = approved.flatMap((service) => service.items);
    expect(items.some(({ durationMinutes }) => durationMinutes === 0)).toBe(true);
    expect(items.some(({ priceMinor }) => priceMinor === 0)).toBe(true);
    expect(items.some(({ description }) => [...description].length > 100)).toBe(true);
  });

  it('plays the special roles', () => {
    expect(playing('typical').service.items.length).toBeGreaterThan(3);
    expect(playing('oneItem').service.items).toHaveLength(1);
    expect(playing('noItems').service.items).toHaveLength(0);
    expect(playing('noItems').account.calendar).not.toBeNull();
    expect(playing('noCalendar').account.calendar).toBeNull();
    expect(playing('pending').service.status).toBe('pending');
    expect(playing('rejected').service.status).toBe('rejected');
    expect(playing('delisted').service.status).toBe('delisted');
    expect(playing('twoListings').account.services).toHaveLength(2);
    expect(playing('noWebsite').service.website).toBeNull();
  });

  it('speaks many scripts', () => {
    expect(playing('longName').service.name.length).toBeGreaterThanOrEqual(75);
    expect(playing('arabicName').service.name).toMatch(/\p{Script=Arabic}.*\p{Script=Latin}/u);
    expect(playing('ethiopicText').service.description).toMatch(/\p{Script=Ethiopic}/u);
    expect(playing('devanagariText').service.description).toMatch(/\p{Script=Devanagari}/u);
    expect(DEMO_CATALOGUE.some(({ name }) => /[ċġħż]/i.test(name))).toBe(true);
  });
});
