// Playwright loads this file and those beside it without a bundler, so Node asks for the type of JSON.
import beauty from './catalogue/beauty.json' with { type: 'json' };
import care from './catalogue/care.json' with { type: 'json' };
import cargo from './catalogue/cargo.json' with { type: 'json' };
import food from './catalogue/food.json' with { type: 'json' };
import home from './catalogue/home.json' with { type: 'json' };
import legal from './catalogue/legal.json' with { type: 'json' };
import music from './catalogue/music.json' with { type: 'json' };
import transport from './catalogue/transport.json' with { type: 'json' };
import tutors from './catalogue/tutors.json' with { type: 'json' };
import type {
  Catalogue,
  DemoAccount,
  DemoService,
  Shop,
  WrittenAccount,
} from './shapes/demo-account';
import { DEMO_SERVICES } from './shapes/providers';
import { weekOf } from './shapes/week';

const FILES = [
  legal,
  beauty,
  home,
  food,
  tutors,
  cargo,
  music,
  care,
  transport,
] as readonly Catalogue[];

const toAccount = ({ calendar, services, ...account }: WrittenAccount): DemoAccount => ({
  ...account,
  calendar: calendar && { ...calendar, week: weekOf(calendar.week) },
  services: services.map(({ items, ...service }) => ({
    ...service,
    items: items.map((item) => ({ description: '', ...item })),
  })),
});

function fromShop(
  categoryId: Catalogue['categoryId'],
  { firstName, lastName, others = [], week, busyness = 0.2, slug, ...service }: Shop,
): WrittenAccount {
  const number = DEMO_SERVICES.findIndex((entry) => entry.slug === slug) + 1;
  const line = String(number).padStart(4, '0');
  return {
    handle: `demo-${slug}`,
    firstName,
    lastName,
    others,
    calendar: { week, busyness },
    services: [
      {
        isCommunityFavorite: false,
        ...service,
        slug,
        categoryId,
        phone: `+356 2100 ${line}`,
        whatsapp: `+356 9900 ${line}`,
        website: `https://${slug}.example.com`,
        status: 'approved',
      },
    ],
  };
}

/** People, houses and numbers are invented. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = FILES.flatMap(
  ({ categoryId, accounts, shops }) =>
    [...accounts, ...shops.map((shop) => fromShop(categoryId, shop))].map(toAccount),
);

export const DEMO_CATALOGUE: readonly DemoService[] = DEMO_ACCOUNTS.flatMap(
  (account) => account.services,
);
