import type { CommunityId } from '@/lib/domain/places/communities';

/** Each of the 36 countries of origin belongs to one community. */
export const NEWS_OF_COMMUNITY: Readonly<Record<CommunityId, readonly string[]>> = {
  1: ['CM', 'ET', 'GH', 'KE', 'NG', 'SN', 'SO', 'ZA'],
  2: ['IQ', 'JO', 'LB', 'PS', 'SY', 'TR'],
  3: ['DZ', 'EG', 'LY', 'MA', 'SD', 'TN'],
  4: ['AR', 'BR', 'CO', 'EC', 'PE', 'VE'],
  5: ['BD', 'IN', 'LK', 'NP', 'PK'],
  6: ['CU', 'DO', 'HT', 'JM', 'TT'],
};
