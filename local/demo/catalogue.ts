import { BEAUTY } from './catalogue/beauty';
import { CARE } from './catalogue/care';
import { CARGO } from './catalogue/cargo';
import { FOOD } from './catalogue/food';
import { HOME } from './catalogue/home';
import { LEGAL } from './catalogue/legal';
import { MUSIC } from './catalogue/music';
import { TRANSPORT } from './catalogue/transport';
import { TUTORS } from './catalogue/tutors';
import type { DemoAccount, DemoListing } from './demo-account';

/** Every demo provider. All of them are invented, and so are their houses and telephones. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...LEGAL,
  ...BEAUTY,
  ...HOME,
  ...FOOD,
  ...TUTORS,
  ...CARGO,
  ...MUSIC,
  ...CARE,
  ...TRANSPORT,
];

/** Every demo listing, with the account that owns it left out. */
export const DEMO_CATALOGUE: readonly DemoListing[] = DEMO_ACCOUNTS.flatMap(
  (account) => account.listings,
);
