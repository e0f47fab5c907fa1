import { paths } from '@/lib/url/paths';

/** The sitemap protocol allows no more addresses in one file; newest services come first. */
export const SITEMAP_LIMIT = 50_000;

/** The pages of our own words, for the sitemap. A test holds them against the folders of `app`. */
export const STATIC_PAGES = [
  paths.home,
  paths.howItWorks,
  paths.about,
  paths.contact,
  paths.privacyPolicy,
  paths.deleteRequest,
  paths.providerTerms,
] as const;

/** Pages whose words are others', at their own address. */
export const LIVE_PAGES = [paths.news] as const;
