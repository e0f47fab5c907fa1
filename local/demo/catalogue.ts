import { BEAUTY, MORE_BEAUTY } from './catalogue/beauty';
import { CARE, MORE_CARE } from './catalogue/care';
import { CARGO, MORE_CARGO } from './catalogue/cargo';
import { FOOD, MORE_FOOD } from './catalogue/food';
import { HOME, MORE_HOME } from './catalogue/home';
import { LEGAL, MORE_LEGAL } from './catalogue/legal';
import { MORE_MUSIC, MUSIC } from './catalogue/music';
import { MORE_TRANSPORT, TRANSPORT } from './catalogue/transport';
import { MORE_TUTORS, TUTORS } from './catalogue/tutors';
import type { DemoAccount, DemoService } from './shapes/demo-account';

/** People, houses and numbers are invented. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...LEGAL,
  ...MORE_LEGAL,
  ...BEAUTY,
  ...MORE_BEAUTY,
  ...HOME,
  ...MORE_HOME,
  ...FOOD,
  ...MORE_FOOD,
  ...TUTORS,
  ...MORE_TUTORS,
  ...CARGO,
  ...MORE_CARGO,
  ...MUSIC,
  ...MORE_MUSIC,
  ...CARE,
  ...MORE_CARE,
  ...TRANSPORT,
  ...MORE_TRANSPORT,
];

export const DEMO_CATALOGUE: readonly DemoService[] = DEMO_ACCOUNTS.flatMap(
  (account) => account.services,
);
