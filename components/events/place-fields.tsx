import { useTexts } from '#texts';
import { inputProps } from '@/components/forms/input-props';
import { CountryField } from '@/components/forms/place-choices';
import { Field } from '@/components/ui/field';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import type { EventText } from '@/lib/domain/events/event-form';
import type { EventErrors } from './event-request';

/** Where the event is. */
export function PlaceFields(form: { start: EventText; errors: EventErrors }) {
  const t = useTexts('events.place');
  const fieldOf = inputProps(EVENT_TABLE, form);
  return (
    <>
      <Field {...fieldOf('address')} label={t('address')} autoComplete="street-address" />
      <CountryField {...fieldOf('countryIso')} />
    </>
  );
}
