'use client';

import { FormSection } from '@/components/forms/form-section';
import { LongForm } from '@/components/forms/long-form';
import { useUnsettledSave } from '@/components/forms/unsettled-write';
import { EVENT_FIELDS, EVENT_FORM_MESSAGES } from '@/lib/domain/events/event-form';
import { paths } from '@/lib/url/paths';
import { editEventPath, eventPath, NEW_EVENT_PATH } from '@/lib/url/portal-paths';
import { EventAboutFields } from './event-about-fields';
import { EventPictureField } from './event-picture-field';
import { PlaceFields } from './place-fields';
import { TicketFields } from './ticket-fields';
import { TimeFields } from './time-fields';
import { type EventFormProps, useEventForm } from './use-event-form';

const SAVED = { title: 'Event submitted', text: EVENT_FORM_MESSAGES.saved, href: paths.events };

/** Lists an event, or changes one. */
export function EventForm(props: EventFormProps) {
  const { eventId, start } = props;
  const event = useEventForm(props);
  const { errors, text, submits } = event;
  const found = EVENT_FIELDS.flatMap((field) => {
    const message = errors[field];
    return message ? [[field, message] as const] : [];
  });
  return (
    <LongForm
      state={event}
      title={eventId === null ? 'List an Event' : 'Edit Event'}
      lead="We will review your listing and get back to you in less than 48 hours."
      // What is found on the way stands at its field; the summary is for a submit.
      errors={submits > 0 ? found : []}
      onLeaveField={event.leaveField}
      cancelTo={eventId === null ? paths.events : eventPath(eventId)}
      returnTo={eventId === null ? NEW_EVENT_PATH : editEventPath(eventId)}
      saved={SAVED}
      unsettled={useUnsettledSave('event', eventId)}
    >
      <FormSection title="About the event">
        <EventAboutFields start={start.text} errors={errors} />
      </FormSection>
      <FormSection title="Where and when">
        <PlaceFields start={start.text} errors={errors} />
        <TimeFields
          start={start.text}
          text={text}
          zone={event.zone}
          isUnplaced={props.unplaced !== null}
          errors={errors}
          onZone={() => event.edited('timeZone')}
        />
      </FormSection>
      <FormSection title="Tickets and booking">
        <TicketFields start={start.text} countryIso={text.countryIso} errors={errors} />
      </FormSection>
      <FormSection title="Picture">
        <EventPictureField field={event.image} error={errors.imageUrl} />
      </FormSection>
    </LongForm>
  );
}
