/** A country that the news can be filtered by. */
export interface NewsCountry {
  iso: string;
  name: string;
}

/** Four or more countries of each of the six communities (rulings, Reference data). */
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

/** The countries of residence, in the order of NEWS-007. */
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

/** The 36 countries of origin that the news covers, sorted by name. */
export const NEWS_ORIGINS: readonly NewsCountry[] = ORIGINS.map(toCountry);

/** The nine countries of residence that the news covers, in the order of NEWS-007. */
export const NEWS_RESIDENCES: readonly NewsCountry[] = RESIDENCES.map(toCountry);

/** The country of origin that the page begins with (NEWS-003). */
export const DEFAULT_NEWS_ORIGIN = 'GH';

/** The country of residence that the page begins with (NEWS-004). */
export const DEFAULT_NEWS_RESIDENCE = 'MT';

/** How many articles the page asks for at once (NEWS-014, CC-032). */
export const NEWS_PAGE_SIZE = 20;
