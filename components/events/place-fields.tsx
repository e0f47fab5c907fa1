import { useTexts } from '#texts';
import { COUNTRY_OPTIONS } from '@/components/forms/choices';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { EVENT_LIMITS, type EventText } from '@/lib/domain/events/event-form';
import type { EventErrors } from './event-request';

/** Where the event is. */
export function PlaceFields({ start, errors }: { start: EventText; errors: EventErrors }) {
  const t = useTexts('events.place');
  return (
    <>
      <Field
        id="address"
        name="address"
        label={t('address')}
        defaultValue={start.address}
        error={errors.address}
        maxLength={EVENT_LIMITS.address}
        autoComplete="street-address"
        dir="auto"
        required
      />
      <SelectField
        id="countryIso"
        name="countryIso"
        label={t('country')}
        options={COUNTRY_OPTIONS}
        placeholder={t('countryPlaceholder')}
        defaultValue={start.countryIso}
        error={errors.countryIso}
        autoComplete="country"
        required
      />
    </>
  );
}
