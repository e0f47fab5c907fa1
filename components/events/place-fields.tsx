import { COUNTRY_OPTIONS } from '@/components/forms/choices';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { EVENT_LIMITS, type EventErrors, type EventText } from '@/lib/domain/events/event-form';

/** Where the event is. */
export function PlaceFields({ start, errors }: { start: EventText; errors: EventErrors }) {
  return (
    <>
      <Field
        id="address"
        name="address"
        label="Address"
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
        label="Country"
        options={COUNTRY_OPTIONS}
        placeholder="Choose a country"
        defaultValue={start.countryIso}
        error={errors.countryIso}
        autoComplete="country"
        required
      />
    </>
  );
}
