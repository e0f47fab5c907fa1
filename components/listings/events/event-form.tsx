'use client';

import { FormSection } from '@/components/shared/forms/form-section';
import { inputProps } from '@/components/shared/forms/input-props';
import { LanguageField } from '@/components/shared/forms/language-fields';
import { LongForm } from '@/components/shared/forms/long-form';
import { CommunityField, CountryField } from '@/components/shared/forms/place-choices';
import { useHost } from '@/components/shared/host/host-context';
import { Field } from '@/components/shared/ui/field';
import { SelectField } from '@/components/shared/ui/select-field';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { EVENT_CATEGORIES } from '@/lib/shared/domain/events/categories';
import { eventCategoryTitle } from '@/lib/shared/domain/events/category-title';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import { EVENT_FIELDS, type EventText } from '@/lib/shared/domain/events/event-form';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { eventPath } from '@/lib/shared/url/portal-paths';
import { EventPictureField } from './event-picture-field';
import type { EventErrors } from './event-request';
import { TicketFields } from './ticket-fields';
import { TimeFields } from './time-fields';
import { type EventFormProps, useEventForm } from './use-event-form';

export function EventForm(props: EventFormProps) {
  const t = useTexts('events.form');
  const edit = useTexts('owner.publicEdit');
  const { eventId, start, isPublic } = props;
  const { isOurs } = useHost();
  const event = useEventForm(props);
  const { errors, text, submits } = event;
  return (
    <LongForm
      state={event}
      title={eventId === null ? t('newHeading') : t('editHeading')}
      lead={isPublic ? edit('lead') : t('lead')}
      fields={EVENT_FIELDS}
      // Before the first submit, errors show only at their fields.
      errors={submits > 0 ? errors : {}}
      onLeaveField={event.leaveField}
      cancelTo={eventId === null ? paths.events : eventPath(eventId)}
      saved={{
        title: isPublic ? edit('savedHeading') : t('savedHeading'),
        text: isPublic ? edit('saved') : t('saved'),
        href: paths.events,
        // Hosts other than ours may turn an edit into a second event.
        meanwhile: eventId !== null && !isOurs && <p>{t('mayDouble')}</p>,
      }}
      saves={eventId === null ? 'newEvent' : 'changes'}
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
        {isPublic && isOurs ? <ChangeField start={start.text} errors={errors} /> : null}
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

function PlaceFields(form: { start: EventText; errors: EventErrors }) {
  const t = useTexts('events.place');
  const fieldOf = inputProps(EVENT_TABLE, form);
  return (
    <>
      <Field {...fieldOf('address')} label={t('address')} autoComplete="street-address" />
      <CountryField {...fieldOf('countryIso')} />
    </>
  );
}

function ChangeField(form: { start: EventText; errors: EventErrors }) {
  const t = useTexts('events.times');
  return (
    <TextAreaField
      {...inputProps(EVENT_TABLE, form)('changeWords')}
      label={t('changeWords')}
      rows={3}
    />
  );
}

function EventAboutFields(form: { start: EventText; errors: EventErrors }) {
  const { isOurs } = useHost();
  const t = useTexts('events.about');
  const tCategory = useTexts('events.categories');
  const fieldOf = inputProps(EVENT_TABLE, form);
  return (
    <>
      <Field {...fieldOf('title')} label={t('title')} autoComplete="off" />
      <TextAreaField {...fieldOf('description')} label={t('description')} />
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <SelectField
          {...fieldOf('category')}
          label={t('category')}
          options={EVENT_CATEGORIES.map((title) => ({
            value: title,
            label: eventCategoryTitle(title, tCategory),
          }))}
          placeholder={t('categoryPlaceholder')}
        />
        <CommunityField {...fieldOf('communityId')} />
      </div>
      {isOurs ? <LanguageField {...fieldOf('language')} /> : null}
    </>
  );
}
