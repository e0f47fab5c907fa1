import { EventForm } from '@/components/events/event-form';
import { LeaveNotice } from '@/components/forms/leave-notice';
import { OwnerProblemPage } from '@/components/owner/owner-problem';
import { EVENT_FORM_MESSAGES } from '@/lib/domain/events/event-form';
import { toEventText } from '@/lib/domain/events/saved-event';
import { isTimeZone, todaysName } from '@/lib/time/time-zones';
import { editEventPath } from '@/lib/url/portal-paths';
import { loadOwnEvent } from '../load-own-event';

/** The form with what {host} has of the event, or why it does not open. */
export async function EditEvent({ id, userId }: { id: string; userId: string }) {
  const own = await loadOwnEvent(id, userId);
  if (own.kind === 'stranger') {
    return <LeaveNotice title="Edit Event" message={EVENT_FORM_MESSAGES.otherOwner} />;
  }
  if (own.kind !== 'own') {
    return <OwnerProblemPage kind="event" problem={own.kind} retry={editEventPath(id)} />;
  }
  const { event } = own;
  const zone = isTimeZone(event.timeZone) ? todaysName(event.timeZone) : null;
  const { startsAt, endsAt } = event;
  // Without a zone the browser fills in its own, and the times along with it.
  const placed = zone ? event : { ...event, startsAt: null, endsAt: null };
  return (
    <main className="mx-auto w-full max-w-page px-gutter">
      <EventForm
        userId={userId}
        eventId={id}
        start={{ text: toEventText(placed, zone ?? ''), imageUrl: event.imageUrl }}
        unplaced={zone ? null : { startsAt, endsAt }}
      />
    </main>
  );
}
