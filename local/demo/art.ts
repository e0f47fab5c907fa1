import type { Gallery } from './art/gallery';
import { adaezeCrownBraids } from './art/scenes/adaeze-crown-braids';
import { ammaHomeCare } from './art/scenes/amma-home-care';
import { atlasTransfers } from './art/scenes/atlas-transfers';
import { carnivalBrass } from './art/scenes/carnival-brass';
import { darIlKelma } from './art/scenes/dar-il-kelma';
import { donaLupeCargo } from './art/scenes/dona-lupe-cargo';
import { habeshaKitchen } from './art/scenes/habesha-kitchen';
import { himalExpress } from './art/scenes/himal-express';
import { ileEkoTutors } from './art/scenes/ile-eko-tutors';
import { littleHibiscus } from './art/scenes/little-hibiscus';
import { maisonSoleil } from './art/scenes/maison-soleil';
import { mamaEfuaJollof } from './art/scenes/mama-efua-jollof';
import { maosDeOuro } from './art/scenes/maos-de-ouro';
import { maosDeOuroVan } from './art/scenes/maos-de-ouro-van';
import { mehndiByRoshni } from './art/scenes/mehndi-by-roshni';
import { quickPapers, sambaSplash, zaytunaBarber } from './art/scenes/not-public';
import { sofraSundays } from './art/scenes/sofra-sundays';
import { studjuHaddad } from './art/scenes/studju-haddad';
import type { DemoSlug } from './providers';

/** The drawn pictures of every demo listing. */
export const DEMO_ART: Readonly<Record<DemoSlug, Gallery>> = {
  'adaeze-crown-braids': adaezeCrownBraids,
  'studju-haddad': studjuHaddad,
  'habesha-kitchen': habeshaKitchen,
  'dona-lupe-cargo': donaLupeCargo,
  'dar-il-kelma': darIlKelma,
  'sofra-sundays': sofraSundays,
  'carnival-brass': carnivalBrass,
  'amma-home-care': ammaHomeCare,
  'atlas-transfers': atlasTransfers,
  'maos-de-ouro': maosDeOuro,
  'maos-de-ouro-van': maosDeOuroVan,
  'mama-efua-jollof': mamaEfuaJollof,
  'mehndi-by-roshni': mehndiByRoshni,
  'little-hibiscus': littleHibiscus,
  'maison-soleil': maisonSoleil,
  'himal-express': himalExpress,
  'ile-eko-tutors': ileEkoTutors,
  'zaytuna-barber': zaytunaBarber,
  'quick-papers': quickPapers,
  'samba-splash': sambaSplash,
};
