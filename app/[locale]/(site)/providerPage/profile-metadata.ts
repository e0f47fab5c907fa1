import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { cardVersion } from '@/app/(files)/link-card/card-content';
import { profileCard } from '@/app/(files)/providerPage/card/profile-card';
import { pageMetadata } from '@/app/page-metadata';
import type { Service } from '@/lib/shared/contract/services';
import { inLanguage } from '@/lib/shared/domain/second-language';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { truncateAtWord } from '@/lib/shared/domain/text/text';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { providerPath } from '@/lib/shared/url/paths';
import { profileCardPath } from '@/lib/shared/url/profile-url';
import type { Profile } from './load-profile';

/** About as many characters as search results and previews show. */
const DESCRIPTION_LIMIT = 155;

async function describe(service: Service): Promise<string> {
  const { description, secondDescription, name, address } = service;
  const categories = await pageTexts('services.categories');
  const about = inLanguage(
    service,
    { text: description, second: secondDescription },
    categories.locale,
  );
  if (about.text) return truncateAtWord(about.text, DESCRIPTION_LIMIT);
  const category = categoryTitle(service, categories);
  return truncateAtWord([name, category, address].filter(Boolean).join(' · '), DESCRIPTION_LIMIT);
}

/** Only public profiles are indexed. */
export async function profileMetadata(profile: Profile): Promise<Metadata> {
  if (!('service' in profile)) {
    const t = await pageTexts('profile.problem');
    return { title: t(`${profile.kind}Title`), robots: { index: false } };
  }
  const { kind, service } = profile;
  if (kind === 'preview') return { title: service.name, robots: { index: false, follow: false } };

  const locale = await getLocale();
  const version = cardVersion(profileCard(service, locale));
  return pageMetadata({
    title: service.name,
    description: await describe(service),
    path: providerPath(service.id),
    picture: {
      path: profileCardPath(service.id, version, locale),
      type: 'image/png',
      alt: service.name,
    },
  });
}
