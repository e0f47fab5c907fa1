// No import by `@/`: next.config.ts reads this.
import { COMMUNITIES, type CommunityId } from '../places/communities';

export interface NewsCountry {
  iso: string;
  name: string;
}

/** At least four for each community (rulings, Reference data). */
const ORIGINS: readonly (readonly [iso: string, name: string])[] = [
  ['DZ', 'Algeria'],
  ['AR', 'Argentina'],
  ['BD', 'Bangladesh'],
  ['BR', 'Brazil'],
  ['CM', 'Cameroon'],
  ['CO', 'Colombia'],
  ['CU', 'Cuba'],
  ['DO', 'Dominican Republic'],
  ['EC', 'Ecuador'],
  ['EG', 'Egypt'],
  ['ET', 'Ethiopia'],
  ['GH', 'Ghana'],
  ['HT', 'Haiti'],
  ['IN', 'India'],
  ['IQ', 'Iraq'],
  ['JM', 'Jamaica'],
  ['JO', 'Jordan'],
  ['KE', 'Kenya'],
  ['LB', 'Lebanon'],
  ['LY', 'Libya'],
  ['MA', 'Morocco'],
  ['NP', 'Nepal'],
  ['NG', 'Nigeria'],
  ['PK', 'Pakistan'],
  ['PS', 'Palestine'],
  ['PE', 'Peru'],
  ['SN', 'Senegal'],
  ['SO', 'Somalia'],
  ['ZA', 'South Africa'],
  ['LK', 'Sri Lanka'],
  ['SD', 'Sudan'],
  ['SY', 'Syria'],
  ['TT', 'Trinidad and Tobago'],
  ['TN', 'Tunisia'],
  ['TR', 'Türkiye'],
  ['VE', 'Venezuela'],
];

const RESIDENCES: readonly (readonly [iso: string, name: string])[] = [
  ['MT', 'Malta'],
  ['GB', 'United Kingdom'],
  ['AU', 'Australia'],
  ['HU', 'Hungary'],
  ['CH', 'Switzerland'],
  ['BE', 'Belgium'],
  ['NL', 'Netherlands'],
  ['DE', 'Germany'],
  ['IT', 'Italy'],
];

const toCountry = ([iso, name]: readonly [iso: string, name: string]) => ({ iso, name });

export const NEWS_ORIGINS: readonly NewsCountry[] = ORIGINS.map(toCountry);

export const NEWS_RESIDENCES: readonly NewsCountry[] = RESIDENCES.map(toCountry);

/** NEWS-003. */
export const DEFAULT_NEWS_ORIGIN = 'GH';

/** NEWS-004. */
export const DEFAULT_NEWS_RESIDENCE = 'MT';

/** NEWS-014, CC-032. */
export const NEWS_PAGE_SIZE = 20;

/** Each country of origin belongs to one. */
export const NEWS_OF_COMMUNITY: Readonly<Record<CommunityId, readonly string[]>> = {
  1: ['CM', 'ET', 'GH', 'KE', 'NG', 'SN', 'SO', 'ZA'],
  2: ['IQ', 'JO', 'LB', 'PS', 'SY', 'TR'],
  3: ['DZ', 'EG', 'LY', 'MA', 'SD', 'TN'],
  4: ['AR', 'BR', 'CO', 'EC', 'PE', 'VE'],
  5: ['BD', 'IN', 'LK', 'NP', 'PK'],
  6: ['CU', 'DO', 'HT', 'JM', 'TT'],
};

/** The first of a community's example countries. */
export function newsOriginOf(community: CommunityId): string {
  const example = COMMUNITIES.find(({ id }) => id === community)?.examples[0];
  return NEWS_ORIGINS.find(({ name }) => name === example)?.iso ?? DEFAULT_NEWS_ORIGIN;
}
