// This must not import by `@/`, because next.config.ts reads this file.
import { COMMUNITIES, type CommunityId } from '../places/communities';

export interface NewsCountry {
  iso: string;
  name: string;
}

/** Each community has at least four (rulings, Reference data). */
export const NEWS_ORIGINS: readonly NewsCountry[] = [
  { iso: 'DZ', name: 'Algeria' },
  { iso: 'AR', name: 'Argentina' },
  { iso: 'BD', name: 'Bangladesh' },
  { iso: 'BR', name: 'Brazil' },
  { iso: 'CM', name: 'Cameroon' },
  { iso: 'CO', name: 'Colombia' },
  { iso: 'CU', name: 'Cuba' },
  { iso: 'DO', name: 'Dominican Republic' },
  { iso: 'EC', name: 'Ecuador' },
  { iso: 'EG', name: 'Egypt' },
  { iso: 'ET', name: 'Ethiopia' },
  { iso: 'GH', name: 'Ghana' },
  { iso: 'HT', name: 'Haiti' },
  { iso: 'IN', name: 'India' },
  { iso: 'IQ', name: 'Iraq' },
  { iso: 'JM', name: 'Jamaica' },
  { iso: 'JO', name: 'Jordan' },
  { iso: 'KE', name: 'Kenya' },
  { iso: 'LB', name: 'Lebanon' },
  { iso: 'LY', name: 'Libya' },
  { iso: 'MA', name: 'Morocco' },
  { iso: 'NP', name: 'Nepal' },
  { iso: 'NG', name: 'Nigeria' },
  { iso: 'PK', name: 'Pakistan' },
  { iso: 'PS', name: 'Palestine' },
  { iso: 'PE', name: 'Peru' },
  { iso: 'SN', name: 'Senegal' },
  { iso: 'SO', name: 'Somalia' },
  { iso: 'ZA', name: 'South Africa' },
  { iso: 'LK', name: 'Sri Lanka' },
  { iso: 'SD', name: 'Sudan' },
  { iso: 'SY', name: 'Syria' },
  { iso: 'TT', name: 'Trinidad and Tobago' },
  { iso: 'TN', name: 'Tunisia' },
  { iso: 'TR', name: 'Türkiye' },
  { iso: 'VE', name: 'Venezuela' },
];

export const NEWS_RESIDENCES: readonly NewsCountry[] = [
  { iso: 'MT', name: 'Malta' },
  { iso: 'GB', name: 'United Kingdom' },
  { iso: 'AU', name: 'Australia' },
  { iso: 'HU', name: 'Hungary' },
  { iso: 'CH', name: 'Switzerland' },
  { iso: 'BE', name: 'Belgium' },
  { iso: 'NL', name: 'Netherlands' },
  { iso: 'DE', name: 'Germany' },
  { iso: 'IT', name: 'Italy' },
];

/** NEWS-003. */
export const DEFAULT_NEWS_ORIGIN = 'GH';

/** NEWS-004. */
export const DEFAULT_NEWS_RESIDENCE = 'MT';

/** NEWS-014, CC-032. */
export const NEWS_PAGE_SIZE = 20;

/** Each country of origin belongs to one community. */
export const NEWS_OF_COMMUNITY: Readonly<Record<CommunityId, readonly string[]>> = {
  1: ['CM', 'ET', 'GH', 'KE', 'NG', 'SN', 'SO', 'ZA'],
  2: ['IQ', 'JO', 'LB', 'PS', 'SY', 'TR'],
  3: ['DZ', 'EG', 'LY', 'MA', 'SD', 'TN'],
  4: ['AR', 'BR', 'CO', 'EC', 'PE', 'VE'],
  5: ['BD', 'IN', 'LK', 'NP', 'PK'],
  6: ['CU', 'DO', 'HT', 'JM', 'TT'],
};

/** Returns the first example country of a community. */
export function newsOriginOf(community: CommunityId): string {
  const example = COMMUNITIES.find(({ id }) => id === community)?.examples[0];
  return NEWS_ORIGINS.find(({ name }) => name === example)?.iso ?? DEFAULT_NEWS_ORIGIN;
}
