import type { DemoSlug } from '../providers';
import type { Gallery } from './gallery';
import { adaezeCrownBraids } from './scenes/adaeze-crown-braids';
import { ammaHomeCare } from './scenes/amma-home-care';
import { atlasTransfers } from './scenes/atlas-transfers';
import { carnivalBrass } from './scenes/carnival-brass';
import { darIlKelma } from './scenes/dar-il-kelma';
import { donaLupeCargo } from './scenes/dona-lupe-cargo';
import { habeshaKitchen } from './scenes/habesha-kitchen';
import { himalExpress } from './scenes/himal-express';
import { ileEkoTutors } from './scenes/ile-eko-tutors';
import { littleHibiscus } from './scenes/little-hibiscus';
import { maisonSoleil } from './scenes/maison-soleil';
import { mamaEfuaJollof } from './scenes/mama-efua-jollof';
import { maosDeOuro } from './scenes/maos-de-ouro';
import { maosDeOuroVan } from './scenes/maos-de-ouro-van';
import { mehndiByRoshni } from './scenes/mehndi-by-roshni';
import { quickPapers, sambaSplash, zaytunaBarber } from './scenes/not-public';
import { sofraSundays } from './scenes/sofra-sundays';
import { studjuHaddad } from './scenes/studju-haddad';

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
