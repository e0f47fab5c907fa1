import { BEAUTY } from './catalogue/beauty';
import { CARE } from './catalogue/care';
import { CARGO } from './catalogue/cargo';
import { FOOD } from './catalogue/food';
import { HOME } from './catalogue/home';
import { LEGAL } from './catalogue/legal';
import { MORE_BEAUTY } from './catalogue/more/beauty';
import { MORE_CARE } from './catalogue/more/care';
import { MORE_CARGO } from './catalogue/more/cargo';
import { MORE_FOOD } from './catalogue/more/food';
import { MORE_HOME } from './catalogue/more/home';
import { MORE_LEGAL } from './catalogue/more/legal';
import { MORE_MUSIC } from './catalogue/more/music';
import { MORE_TRANSPORT } from './catalogue/more/transport';
import { MORE_TUTORS } from './catalogue/more/tutors';
import { MUSIC } from './catalogue/music';
import { TRANSPORT } from './catalogue/transport';
import { TUTORS } from './catalogue/tutors';
import type { DemoAccount, DemoService } from './shapes/demo-account';

/** People, houses and telephone numbers are invented. */
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
