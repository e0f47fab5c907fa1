import { COUNTRY_OPTIONS } from '@/components/forms/choices';
import { useHostLocation } from '@/components/location/location-context';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import {
  SERVICE_LIMITS,
  type ServiceErrors,
  type ServiceText,
} from '@/lib/domain/services/service-form';

/** Where the service is and how to reach it. A new one begins in the country one lists in. */
export function ReachFields({ start, errors }: { start: ServiceText; errors: ServiceErrors }) {
  const { hostCountry, setHostCountry } = useHostLocation();
  const fieldOf = (name: 'address' | 'phoneNumber' | 'whatsappNumber' | 'websiteUrl') => ({
    id: name,
    name,
    defaultValue: start[name],
    error: errors[name],
    maxLength: SERVICE_LIMITS[name],
  });
  const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'auto' } as const;
  return (
    <>
      <Field
        {...fieldOf('address')}
        label="Address"
        required
        autoComplete="street-address"
        dir="auto"
      />
      <SelectField
        id="countryIso"
        name="countryIso"
        label="Country"
        options={COUNTRY_OPTIONS}
        placeholder="Choose a country"
        defaultValue={start.countryIso || hostCountry}
        onChange={({ target }) => setHostCountry(target.value || hostCountry)}
        error={errors.countryIso}
        autoComplete="country"
        required
      />
      <div className="two">
        <Field {...fieldOf('phoneNumber')} {...phone} label="Phone" required />
        <Field {...fieldOf('whatsappNumber')} {...phone} label="WhatsApp" optional />
      </div>
      <Field
        {...fieldOf('websiteUrl')}
        label="Website"
        optional
        help="We add https:// for you."
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
    </>
  );
}
