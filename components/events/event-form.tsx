'use client';

import { useTexts } from '#texts';
import { FormSection } from '@/components/forms/form-section';
import { LongForm } from '@/components/forms/long-form';
import { useUnsettledSave } from '@/components/forms/unsettled-write';
import { EVENT_FIELDS } from '@/lib/domain/events/event-form';
import { paths } from '@/lib/url/paths';
import { editEventPath, eventPath, NEW_EVENT_PATH } from '@/lib/url/portal-paths';
import { EventAboutFields } from './event-about-fields';
import { EventPictureField } from './event-picture-field';
import { PlaceFields } from './place-fields';
import { TicketFields } from './ticket-fields';
import { TimeFields } from './time-fields';
import { type EventFormProps, useEventForm } from './use-event-form';

/** Lists an event, or changes one. */
export function EventForm(props: EventFormProps) {
  const t = useTexts('events.form');
  const { eventId, start } = props;
  const event = useEventForm(props);
  const { errors, text, submits } = event;
  return (
    <LongForm
      state={event}
      title={eventId === null ? t('newHeading') : t('editHeading')}
      lead={t('lead')}
      fields={EVENT_FIELDS}
      // Before the first submit, errors show at their fields only.
      errors={submits > 0 ? errors : {}}
      onLeaveField={event.leaveField}
      cancelTo={eventId === null ? paths.events : eventPath(eventId)}
      returnTo={eventId === null ? NEW_EVENT_PATH : editEventPath(eventId)}
      saved={{
        title: t('savedHeading'),
        text: t('saved'),
        href: paths.events,
        meanwhile: event.standing && <p>{t('standing', { standing: event.standing })}</p>,
      }}
      unsettled={useUnsettledSave('event', eventId, props.mayDouble)}
    >
      <FormSection title={t('aboutHeading')}>
        <EventAboutFields start={start.text} errors={errors} />
      </FormSection>
      <FormSection title={t('placeHeading')}>
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
      <FormSection title={t('ticketHeading')}>
        <TicketFields start={start.text} countryIso={text.countryIso} errors={errors} />
      </FormSection>
      <FormSection title={t('pictureHeading')}>
        <EventPictureField field={event.image} error={errors.imageUrl} />
      </FormSection>
    </LongForm>
  );
}
