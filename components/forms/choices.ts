import { COMMUNITIES } from '@/lib/domain/places/communities';
import { COUNTRIES } from '@/lib/domain/places/countries';

/** The communities as a form offers them, each with its examples. */
export const COMMUNITY_OPTIONS = COMMUNITIES.map(({ id, name, examples }) => ({
  value: String(id),
  label: `${name} (${examples.join(', ')})`,
}));

/** The countries as a form offers them. */
export const COUNTRY_OPTIONS = COUNTRIES.map(({ iso, name }) => ({ value: iso, label: name }));
