import { OpeningHours } from '@/components/hours/opening-hours';
import { PageLink } from '@/components/links/page-link';
import { CalendarAccessRequired } from '@/components/portal/calendar-access-required';
import { buttonVariants } from '@/components/ui/button';
import { CircleAlert, RotateCw } from '@/components/ui/icons';
import { Note, noteVariants } from '@/components/ui/note';
import { AppError } from '@/lib/errors';
import { knowsPeople } from '@/lib/host/calendar/people';
import { HostError } from '@/lib/host/transport/host-error';
import { redirectToPage } from '@/lib/http/redirect-to-page';
import { pageTexts } from '@/lib/texts/page-texts';
import { localDay } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';
import { openingHoursPath } from '@/lib/url/portal-paths';
import { portalPath } from '@/lib/url/portal-url';
import { loadOpeningHours } from './load-opening-hours';

export async function OwnHours({ userId }: { userId: string }) {
  const t = await pageTexts('hours.page');
  const today = localDay(Date.now(), VENUE_ZONE.id);
  const loaded = await loadOpeningHours(userId, today).catch((error: unknown) => {
    if (error instanceof AppError || error instanceof HostError) return { kind: 'failed' as const };
    throw error;
  });
  switch (loaded.kind) {
    case 'no account':
      return <CalendarAccessRequired />;
    case 'not offered':
      return redirectToPage(portalPath('calendar'));
    case 'failed':
      return (
        <Note look="error" size="large" role="alert">
          <CircleAlert />
          <div className="grid justify-items-start gap-4">
            <h1 className="font-semibold">{t('failed')}</h1>
            <PageLink
              className={buttonVariants({ look: 'secondary', size: 'small' })}
              href={openingHoursPath()}
            >
              <RotateCw />
              {t('retry')}
            </PageLink>
          </div>
        </Note>
      );
    case 'hours':
      return (
        <>
          <noscript>
            <p className={noteVariants({ look: 'info', className: 'mb-4' })}>{t('noScript')}</p>
          </noscript>
          <OpeningHours
            userId={userId}
            today={today}
            calendarId={loaded.calendarId}
            zone={VENUE_ZONE.id}
            first={loaded.kept}
            days={loaded.days}
            marks={loaded.marks}
            isOpen={loaded.isOpen}
            hasPeople={knowsPeople()}
          />
        </>
      );
  }
}
