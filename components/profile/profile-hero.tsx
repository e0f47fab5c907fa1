import { WrittenIn } from '@/components/shared/languages/written-in';
import { PageLink } from '@/components/shared/links/page-link';
import { type CountedScore, ScoreLink } from '@/components/shared/score/score';
import { CategoryIcon } from '@/components/shared/site/category-icon';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { badgeVariants } from '@/components/shared/ui/badge';
import { buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import {
  Award,
  CalendarCheck,
  Languages,
  MapPin,
  MessageCircle,
  Phone,
  Share2,
  Users,
} from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { ProviderLogo } from '@/components/shared/ui/provider-logo';
import type { Service } from '@/lib/shared/contract/services';
import { languageNames } from '@/lib/shared/domain/language-name';
import { isCommunityId } from '@/lib/shared/domain/places/communities';
import type { Written } from '@/lib/shared/domain/second-language';
import { categoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { posterPath } from '@/lib/shared/url/profile-url';
import type { Contacts } from './contacts';
import { FreeTime, type NextFree } from './free-time';

interface ProfileHeroProps {
  service: Service;
  lead: Written;
  contacts: Contacts;
  isBookable: boolean;
  nextFree: NextFree;
  isShared: boolean;
  score: CountedScore | null;
}

export function ProfileHero(props: ProfileHeroProps) {
  const { service, lead, contacts, isBookable, nextFree, isShared, score } = props;
  const t = useTexts('profile.hero');
  const ways = useTexts('profile.contacts');
  const { name, profileImageUrl, isCommunityFavorite } = service;
  const bookLook = buttonVariants({
    size: 'large',
    look: contacts.first === 'book' ? 'primary' : 'secondary',
  });
  return (
    <section className="relative bg-wash" aria-labelledby="profile-name">
      <div
        className={pageVariants({
          className:
            'grid justify-items-start gap-6 pt-6 pb-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-end lg:gap-12 lg:pt-12 lg:pb-0',
        })}
      >
        <ProviderLogo
          src={profileImageUrl}
          name={name}
          className="h-42 w-34 lg:-mb-12 lg:h-74 lg:w-60 lg:ring-6 lg:ring-bg"
          corners="medium"
          priority
        />
        <div className="flex flex-col gap-4 lg:pb-10">
          {isCommunityFavorite ? (
            <span
              className={badgeVariants({
                look: 'highlight',
                size: 'large',
                className: 'self-start',
              })}
            >
              <Award />
              {t('favorite')}
            </span>
          ) : null}
          <h1 className={headingVariants({ face: 'name', size: 'large' })} id="profile-name">
            <bdi translate="no">{name}</bdi>
          </h1>
          {score ? <ScoreLink score={score} /> : null}
          {lead.text ? (
            <p
              className="max-w-measure text-lg text-muted"
              lang={lead.language || undefined}
              dir="auto"
            >
              {lead.text}
            </p>
          ) : null}
          {lead.text ? <WrittenIn language={lead.language} /> : null}
          <Facts service={service} />
          {isBookable ? null : <p className="font-semibold">{t('notBookable')}</p>}
          {isBookable && nextFree ? <FreeTime {...nextFree} /> : null}
          <div className="flex flex-wrap items-center gap-3 pt-2 max-lg:contents max-lg:[&>:not([data-opens])]:hidden">
            <FirstWay contacts={contacts} />
            {contacts.book ? (
              <PageLink className={bookLook} href={contacts.book}>
                <CalendarCheck />
                {ways('book')}
              </PageLink>
            ) : (
              <button type="button" className={bookLook} disabled>
                <CalendarCheck />
                {ways('book')}
              </button>
            )}
            {isShared ? <ShareLink serviceId={service.id} /> : null}
          </div>
        </div>
      </div>
    </section>
  );
}

function Facts({ service }: { service: Service }) {
  const hero = useTexts('profile.hero');
  const t = useTexts('services.categories');
  const names = useTexts('forms.communityNames');
  const { categoryId, address, communityId, speaks } = service;
  // Our titles of the nine categories come before the host's.
  const category = categoryTitle(service, t);
  const community = isCommunityId(communityId) ? names(`community${communityId}`) : '';
  if (!category && !address && !community && speaks.length === 0) return null;
  return (
    <ul
      className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm *:flex *:min-w-0 *:items-center *:gap-2 [&_svg]:size-4.5 [&_svg]:flex-none"
      data-facts
    >
      {category ? (
        <li>
          <CategoryIcon categoryId={categoryId} />
          <span dir="auto">{category}</span>
        </li>
      ) : null}
      {address ? (
        <li>
          <MapPin />
          <address className="min-w-0 wrap-anywhere not-italic">
            <bdi translate="no">{address}</bdi>
          </address>
        </li>
      ) : null}
      {community ? (
        <li>
          <Users />
          {community}
        </li>
      ) : null}
      {speaks.length > 0 ? (
        <li>
          <Languages />
          {hero('speaks', { languages: languageNames(speaks, hero.locale) })}
        </li>
      ) : null}
    </ul>
  );
}

function FirstWay({ contacts: { first, call, message } }: { contacts: Contacts }) {
  const t = useTexts('profile.contacts');
  if (first === 'call') {
    return (
      <a className={buttonVariants({ size: 'large' })} href={call}>
        <Phone />
        {t('call')}
      </a>
    );
  }
  if (first === 'message') {
    return (
      <OutsideLink className={buttonVariants({ size: 'large' })} href={message}>
        <MessageCircle />
        {t('message')}
      </OutsideLink>
    );
  }
  return null;
}

function ShareLink({ serviceId }: { serviceId: string }) {
  const t = useTexts('share.link');
  return (
    <PageLink
      className={buttonVariants({
        look: 'secondary',
        size: 'small',
        className: 'max-lg:absolute max-lg:end-gutter max-lg:top-6 lg:min-h-14',
      })}
      href={posterPath(serviceId)}
      data-opens="share"
    >
      <Share2 />
      {t('share')}
    </PageLink>
  );
}
