/** What a demo listing is good for in a test, a screenshot or a tour. */
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

/** A demo listing by name: its fixed id, the account that owns it, what it shows. */
export interface DemoListingKey {
  readonly id: string;
  readonly slug: string;
  /** The owner's `DemoAccount.handle`. */
  readonly handle: string;
  readonly roles: readonly DemoRole[];
}

/** Every demo listing. The ids never change, so that tests and documents may link to them. */
export const DEMO_LISTINGS = [
  listing(1, 'adaeze-crown-braids', 'demo-adaeze', ['typical']),
  listing(2, 'studju-haddad', 'demo-haddad', []),
  listing(3, 'habesha-kitchen', 'demo-tigist', ['ethiopicText']),
  listing(4, 'dona-lupe-cargo', 'demo-lupe', []),
  listing(5, 'dar-il-kelma', 'demo-salma', ['arabicName', 'eveningsOnly']),
  listing(6, 'sofra-sundays', 'demo-rima', ['oneItem']),
  listing(7, 'carnival-brass', 'demo-marlon', ['noItems']),
  listing(8, 'amma-home-care', 'demo-leela', []),
  listing(9, 'atlas-transfers', 'demo-youssef', ['dayAndNight']),
  listing(10, 'maos-de-ouro', 'demo-thiago', ['twoListings']),
  listing(11, 'maos-de-ouro-van', 'demo-thiago', ['twoListings']),
  listing(12, 'mama-efua-jollof', 'demo-efua', ['noCalendar']),
  listing(13, 'mehndi-by-roshni', 'demo-roshni', ['bookedOut']),
  listing(14, 'little-hibiscus', 'demo-shanice', ['noWebsite']),
  listing(15, 'maison-soleil', 'demo-nadege', ['longName']),
  listing(16, 'himal-express', 'demo-prakash', ['devanagariText']),
  listing(17, 'ile-eko-tutors', 'demo-folake', []),
  listing(18, 'zaytuna-barber', 'demo-karim', ['pending']),
  listing(19, 'quick-papers', 'demo-imran', ['rejected']),
  listing(20, 'samba-splash', 'demo-bruna', ['delisted']),
] as const satisfies readonly DemoListingKey[];

function listing<const Slug extends string>(
  number: number,
  slug: Slug,
  handle: `demo-${string}`,
  roles: readonly DemoRole[],
) {
  const tail = String(number).padStart(12, '0');
  return { id: `5e771100-0000-4000-8000-${tail}`, slug, handle, roles };
}

/** The short name of a demo listing, which also names its art. */
export type DemoSlug = (typeof DEMO_LISTINGS)[number]['slug'];

/** The first demo listing with a role. Throws for a role that nobody plays. */
export function demoListing(role: DemoRole): DemoListingKey {
  const found = DEMO_LISTINGS.find((entry) => entry.roles.includes(role));
  if (!found) throw new Error(`No demo listing plays "${role}"`);
  return found;
}

/** The fixed id of a demo listing by its slug. */
export function demoIdOf(slug: DemoSlug): string {
  const found = DEMO_LISTINGS.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No demo listing is called "${slug}"`);
  return found.id;
}

/** The e-mail address of a demo account, on a domain that can never exist. */
export function demoEmail(handle: string): string {
  return `${handle}@settln.example`;
}
