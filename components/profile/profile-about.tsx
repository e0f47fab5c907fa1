import { cva } from 'class-variance-authority';
import { PageLink } from '@/components/shared/links/page-link';
import { CategoryIcon } from '@/components/shared/site/category-icon';
import { Users } from '@/components/shared/ui/icons';
import type { Service } from '@/lib/shared/contract/services';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import type { Written } from '@/lib/shared/domain/second-language';
import { isCategoryId, subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath } from '@/lib/shared/url/communities-url';
import { findPlace } from '@/lib/shared/url/find-url';
import { ProfileSection } from './profile-section';

const tagsVariants = cva([
  'flex flex-wrap items-center gap-2',
  '*:inline-flex *:min-h-9 *:items-center *:rounded-pill *:bg-sunken *:px-3.5 *:py-1 *:text-sm *:font-medium',
]);

interface AboutSectionProps {
  service: Service;
  rest: Written;
  hasDirectory: boolean;
}

export function AboutSection({ service, rest, hasDirectory }: AboutSectionProps) {
  const t = useTexts('profile.about');
  const names = useTexts('forms.communityNames');
  const id = service.communityId;
  const community = isCommunityId(id) ? names(`community${id}`) : null;
  const words = community && t('community', { community });
  return (
    <ProfileSection id="about-title" heading={t('heading')}>
      {rest.text ? (
        <p
          className="max-w-measure whitespace-pre-line text-muted"
          lang={rest.language || undefined}
          dir="auto"
        >
          {rest.text}
        </p>
      ) : null}
      {words ? (
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          <Users />
          {hasDirectory && isCommunityId(id) ? (
            <PageLink href={communityPath(id)}>{words}</PageLink>
          ) : (
            words
          )}
        </p>
      ) : null}
      {!rest.text && !words ? (
        <p className="text-muted">{service.description ? t('askThem') : t('nothing')}</p>
      ) : null}
    </ProfileSection>
  );
}

interface ServicesOfferedProps {
  service: Service;
  /** "" where the category has none. */
  categoryTitle: string;
  hasDirectory: boolean;
}

export function ServicesOffered({ service, categoryTitle, hasDirectory }: ServicesOfferedProps) {
  const category = service.categoryId;
  const t = useTexts('profile.about');
  const titles = useTexts('services.subcategoryTitles');
  return (
    <ProfileSection id="services-title" heading={t('offered')}>
      {categoryTitle ? (
        <p className="flex items-center gap-3 font-semibold">
          <CategoryIcon categoryId={service.categoryId} />
          {hasDirectory && isCategoryId(category) ? (
            <PageLink href={findPlace({ category, community: null })} dir="auto">
              {categoryTitle}
            </PageLink>
          ) : (
            <span dir="auto">{categoryTitle}</span>
          )}
        </p>
      ) : null}
      {service.subcategories.length > 0 ? (
        <ul className={tagsVariants()}>
          {service.subcategories.map(({ id, title }) => (
            <li key={id} dir="auto">
              {subcategoryTitle(title, titles)}
            </li>
          ))}
        </ul>
      ) : null}
    </ProfileSection>
  );
}
