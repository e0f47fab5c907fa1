import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { Calendar } from '@/components/ui/icons';
import { textLinkVariants } from '@/components/ui/text-link';
import type { EventChoice } from '@/lib/domain/directory/event-choice';
import type { WhatsOn } from '@/lib/domain/directory/whats-on';
import { feedPathOf, whatsOnPath } from '@/lib/url/whats-on-url';

interface WeeksCommunitiesProps {
  choice: EventChoice;
  communities: WhatsOn['counts']['communities'];
}

/** The communities with events on these days, and the calendar that other programs can follow. */
export function WeeksCommunities({ choice, communities }: WeeksCommunitiesProps) {
  const t = useTexts('publicEvents.communities');
  const names = useTexts('forms.communityNames');
  const shown = communities.filter(({ count }) => count > 0);
  return (
    <>
      {shown.length > 0 && choice.communityId === null ? (
        <section aria-labelledby="communities-title">
          <h2 className="px-2 pb-1 text-sm font-semibold" id="communities-title">
            {t('heading')}
          </h2>
          <ul>
            {shown.map(({ id, count }) => (
              <li key={id}>
                <PageLink
                  className="flex min-h-target items-center justify-between gap-4 rounded-sm px-2 no-underline hover:bg-sunken"
                  href={whatsOnPath({ ...choice, communityId: id, page: 1 })}
                >
                  {names(`community${id}`)} <span className="text-sm text-muted">{count}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="px-2">
        <a className={textLinkVariants()} href={feedPathOf('ics', choice)}>
          <Calendar />
          {t('follow')}
        </a>
      </p>
    </>
  );
}
