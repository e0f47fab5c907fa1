import type { DemoAccount, DemoItem, DemoService } from '../../shapes/demo-account';
import { DEMO_SERVICES, type DemoSlug } from '../../shapes/providers';
import { on, type Week } from '../../shapes/week';

interface Shop
  extends Pick<
    DemoService,
    'slug' | 'name' | 'address' | 'description' | 'communityId' | 'speaks'
  > {
  owner: readonly [firstName: string, lastName: string];
  others?: DemoAccount['others'];
  week: Week;
  /** Share of booked starts, 0 to 1; 0.2 if absent. */
  busyness?: number;
  subcategories: readonly string[];
  isCommunityFavorite?: boolean;
  /** The service whose pictures follow the owner's. */
  borrows: DemoSlug;
  items: readonly DemoItem[];
}

export function shop(
  categoryId: DemoService['categoryId'],
  { owner: [firstName, lastName], others = [], week, busyness = 0.2, slug, ...service }: Shop,
): DemoAccount {
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

export const SHOP_WEEK = on([2, 3, 4, 5, 6], '09:30-13:00 15:00-19:00');

export const OFFICE_WEEK = on([1, 2, 3, 4, 5], '09:00-13:00 14:00-17:30');
