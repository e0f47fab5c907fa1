export type DemoRole =
  | 'typical'
  | 'oneItem'
  | 'noItems'
  | 'noCalendar'
  | 'pending'
  | 'rejected'
  | 'delisted'
  | 'bookedOut'
  | 'longName'
  | 'arabicName'
  | 'ethiopicText'
  | 'devanagariText'
  | 'twoListings'
  | 'eveningsOnly'
  | 'dayAndNight'
  | 'noWebsite';

export interface DemoServiceKey {
  readonly id: string;
  readonly slug: string;
  /** The owner's `DemoAccount.handle`. */
  readonly handle: string;
  readonly roles: readonly DemoRole[];
}

/** Ids never change. */
export const DEMO_SERVICES = [
  service(1, 'adaeze-crown-braids', 'demo-adaeze', ['typical']),
  service(2, 'studju-haddad', 'demo-haddad', []),
  service(3, 'habesha-kitchen', 'demo-tigist', ['ethiopicText']),
  service(4, 'dona-lupe-cargo', 'demo-lupe', []),
  service(5, 'dar-il-kelma', 'demo-salma', ['arabicName', 'eveningsOnly']),
  service(6, 'sofra-sundays', 'demo-rima', ['oneItem']),
  service(7, 'carnival-brass', 'demo-marlon', ['noItems']),
  service(8, 'amma-home-care', 'demo-leela', []),
  // Open around the clock, so that a change of the clocks is within its hours.
  service(9, 'atlas-transfers', 'demo-youssef', ['dayAndNight']),
  service(10, 'maos-de-ouro', 'demo-thiago', ['twoListings']),
  service(11, 'maos-de-ouro-van', 'demo-thiago', ['twoListings']),
  service(12, 'mama-efua-jollof', 'demo-efua', ['noCalendar']),
  service(13, 'mehndi-by-roshni', 'demo-roshni', ['bookedOut']),
  service(14, 'little-hibiscus', 'demo-shanice', ['noWebsite']),
  service(15, 'maison-soleil', 'demo-nadege', ['longName']),
  service(16, 'himal-express', 'demo-prakash', ['devanagariText']),
  service(17, 'ile-eko-tutors', 'demo-folake', []),
  service(18, 'zaytuna-barber', 'demo-karim', ['pending']),
  service(19, 'quick-papers', 'demo-imran', ['rejected']),
  service(20, 'samba-splash', 'demo-bruna', ['delisted']),
  shop(21, 'lusitania-papers'),
  shop(22, 'okoro-counsel'),
  shop(23, 'karama-rights'),
  shop(24, 'andes-notary'),
  shop(25, 'island-papers'),
  shop(26, 'amara-tailoring'),
  shop(27, 'levant-barber'),
  shop(28, 'noor-makeup'),
  shop(29, 'rosa-nails'),
  shop(30, 'kingston-locs'),
  shop(31, 'casa-limpia'),
  shop(32, 'bright-sparks'),
  shop(33, 'jasmine-gardens'),
  shop(34, 'nile-painters'),
  shop(35, 'kofi-handyman'),
  shop(36, 'abuela-arepas'),
  shop(37, 'island-jerk'),
  shop(38, 'tandoor-lane'),
  shop(39, 'couscous-friday'),
  shop(40, 'nonna-zaatar'),
  shop(41, 'lagos-suya-spot'),
  shop(42, 'chai-and-chaat'),
  shop(43, 'habla-conmigo'),
  shop(44, 'swahili-steps'),
  shop(45, 'urdu-hindi-circle'),
  shop(46, 'kreyol-kitchen-table'),
  shop(47, 'lagos-lines'),
  shop(48, 'beirut-bridge'),
  shop(49, 'maghreb-express'),
  shop(50, 'carib-barrels'),
  shop(51, 'dhol-and-dance'),
  shop(52, 'oud-nights'),
  shop(53, 'mc-blessing'),
  shop(54, 'samba-de-rua'),
  shop(55, 'tunis-sweets-tables'),
  shop(56, 'zahra-postnatal'),
  shop(57, 'ubuntu-nurses'),
  shop(58, 'pasos-physio'),
  shop(59, 'abuelita-company'),
  shop(60, 'kumari-kids'),
  shop(61, 'harambee-rides'),
  shop(62, 'first-gear-school'),
  shop(63, 'trini-shuttle'),
] as const satisfies readonly DemoServiceKey[];

function service<const Slug extends string>(
  number: number,
  slug: Slug,
  handle: `demo-${string}`,
  roles: readonly DemoRole[],
) {
  const tail = String(number).padStart(12, '0');
  return { id: `5e771100-0000-4000-8000-${tail}`, slug, handle, roles };
}

function shop<const Slug extends string>(number: number, slug: Slug) {
  return service(number, slug, `demo-${slug}`, []);
}

/** The slug also names the folder of the pictures. */
export type DemoSlug = (typeof DEMO_SERVICES)[number]['slug'];

export function demoService(role: DemoRole): DemoServiceKey {
  const found = DEMO_SERVICES.find((entry) => entry.roles.includes(role));
  if (!found) throw new Error(`No demo listing plays "${role}"`);
  return found;
}

export function demoIdOf(slug: DemoSlug): string {
  const found = DEMO_SERVICES.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No demo listing is called "${slug}"`);
  return found.id;
}

/** The domain cannot exist. */
export function demoEmail(handle: string): string {
  return `${handle}@settln.example`;
}
