import { BookedItems } from '@/components/booking/booked-items';
import { Divider } from '@/components/booking/divider';
import { VisitTime } from '@/components/booking/review/visit-time';
import { WithPerson } from '@/components/booking/review/with-person';
import { headingVariants } from '@/components/ui/heading';
import { Names } from '@/components/ui/names';
import { noteVariants } from '@/components/ui/note';
import { pageVariants } from '@/components/ui/page';
import { useTexts } from '@/lib/texts/use-texts';
import type { ManageNotice } from '@/lib/url/manage-url';
import { ManageAside } from './manage-aside';
import { ManageHeader } from './manage-header';
import { ReadAnew } from './read-anew';
import { ReviewCall } from './review-call';
import type { ChangeAction, ManagedVisit } from './visit';
import { VisitActions } from './visit-actions';
import { MovedFrom, VisitTitle } from './visit-title';

interface ManageViewProps {
  visit: ManagedVisit;
  notice: ManageNotice | null;
  cancel: ChangeAction;
}

export function ManageView({ visit, notice, cancel }: ManageViewProps) {
  const t = useTexts('booking.manage');
  const { booking, minutes, stage, now } = visit;
  return (
    <>
      <ReadAnew token={visit.token} readAt={now} />
      <ManageHeader />
      <main
        className={pageVariants({
          className:
            'grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-12 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-12 lg:pt-10 lg:pb-20',
        })}
      >
        <div className="flex flex-col gap-6">
          {notice ? (
            <p className={noteVariants({ look: 'error' })} role="alert">
              {t(notice)}
            </p>
          ) : null}
          <VisitTitle visit={visit} />
          <VisitTime
            startsAt={booking.startsAt}
            minutes={minutes}
            now={stage === 'open' || stage === 'closed' ? now : undefined}
            isOff={stage === 'cancelled'}
          >
            {stage === 'cancelled' ? (
              <p className="text-sm wrap-anywhere text-muted">
                <Names names={booking.items.map(({ name }) => name)} />
              </p>
            ) : null}
            {booking.person ? <WithPerson name={booking.person.name} /> : null}
            <MovedFrom visit={visit} />
          </VisitTime>
          <ReviewCall visit={visit} />
          <VisitActions visit={visit} cancel={cancel} />
          {stage === 'cancelled' ? null : (
            <>
              <Divider />
              <Booked visit={visit} />
            </>
          )}
        </div>
        <ManageAside visit={visit} />
      </main>
    </>
  );
}

function Booked({ visit: { booking } }: { visit: ManagedVisit }) {
  const t = useTexts('booking.manage');
  return (
    <section className="flex flex-col gap-4" aria-labelledby="booked">
      <h2 className={headingVariants({ size: 'small' })} id="booked">
        {t('booked')}
      </h2>
      <BookedItems items={booking.items} totalMinor={booking.totalMinor} />
    </section>
  );
}
