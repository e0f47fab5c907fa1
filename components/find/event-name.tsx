import { coveringLinkVariants } from '@/components/shared/links/covering-look';
import { PageLink } from '@/components/shared/links/page-link';
import type { UpcomingEvent } from '@/lib/shared/domain/directory/upcoming-event';
import { publicEventPath } from '@/lib/shared/url/whats-on-url';

export function EventName({ event: { id, title, language } }: { event: UpcomingEvent }) {
  return (
    <h3 className="text-base/5.5 font-semibold text-balance wrap-anywhere">
      <PageLink
        className={coveringLinkVariants({ around: 'row', className: 'line-clamp-3' })}
        href={publicEventPath(id)}
      >
        <bdi lang={language || undefined}>{title}</bdi>
      </PageLink>
    </h3>
  );
}
