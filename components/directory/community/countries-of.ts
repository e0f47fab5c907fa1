import type { CommunityId } from '@/lib/domain/places/communities';
import type { Texts } from '@/lib/texts/texts';

/** Some of the countries of a community: what its option in forms has in brackets. */
export function countriesOf(id: CommunityId, options: Texts<'forms.communities'>): string {
  const [, countries = ''] = /[(（](.*)[)）]/u.exec(options(`option${id}`)) ?? [];
  return countries;
}
