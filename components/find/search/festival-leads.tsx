import { PageLink } from '@/components/shared/links/page-link';
import { Note } from '@/components/shared/ui/note';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import type { CommunityId } from '@/lib/shared/domain/places/communities';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { communityPath, postsPath } from '@/lib/shared/url/communities-url';
import { publicEventPath, whatsOnPath } from '@/lib/shared/url/whats-on-url';

export interface FestivalNamed {
  name: string;
  /** Upcoming events that name the festival. */
  events: readonly UpcomingEvent[];
  communities: readonly { id: CommunityId; hasEvents: boolean; hasPosts: boolean }[];
}

const linkLook = 'inline-flex min-h-target items-center font-semibold';

export function FestivalLeads({ festival }: { festival: FestivalNamed }) {
  const t = useTexts('directory.named');
  const names = useTexts('forms.communityNames');
  const { name, events, communities } = festival;
  return (
    <Note look="info" className="mt-6">
      <div className="min-w-0 wrap-anywhere">
        <p>{t('festival', { festival: name })}</p>
        <ul>
          {events.map(({ id, title, language }) => (
            <li key={id}>
              <PageLink className={linkLook} href={publicEventPath(id)}>
                <bdi lang={language || undefined}>{title}</bdi>
              </PageLink>
            </li>
          ))}
          {communities.map(({ id, hasEvents, hasPosts }) => {
            const community = names(`community${id}`);
            return (
              <li className="flex flex-wrap gap-x-4" key={id}>
                <PageLink className={linkLook} href={communityPath(id)}>
                  {community}
                </PageLink>
                {hasEvents ? (
                  <PageLink
                    className={linkLook}
                    href={whatsOnPath({ communityId: id, when: { kind: 'all' } })}
                  >
                    {t('eventsOf', { community })}
                  </PageLink>
                ) : null}
                {hasPosts ? (
                  <PageLink className={linkLook} href={postsPath(id)}>
                    {t('postsOf', { community })}
                  </PageLink>
                ) : null}
              </li>
            );
          })}
        </ul>
      </div>
    </Note>
  );
}
