import { useTexts } from '#texts';
import { COUNTRY_OPTIONS } from '@/components/forms/choices';
import { useHostLocation } from '@/components/location/location-context';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import {
  SERVICE_LIMITS,
  type ServiceField,
  type ServiceText,
} from '@/lib/domain/services/service-form';

interface ReachFieldsProps {
  start: ServiceText;
  errors: Partial<Record<ServiceField, string>>;
}

/** Where the service is and how to reach it. A new one starts with the provider's country. */
export function ReachFields({ start, errors }: ReachFieldsProps) {
  const t = useTexts('services.reach');
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
        label={t('addressLabel')}
        required
        autoComplete="street-address"
        dir="auto"
      />
      <SelectField
        id="countryIso"
        name="countryIso"
        label={t('countryLabel')}
        options={COUNTRY_OPTIONS}
        placeholder={t('countryPlaceholder')}
        defaultValue={start.countryIso || hostCountry}
        onChange={({ target }) => setHostCountry(target.value || hostCountry)}
        error={errors.countryIso}
        autoComplete="country"
        required
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('phoneNumber')} {...phone} label={t('phoneLabel')} required />
        <Field {...fieldOf('whatsappNumber')} {...phone} label={t('whatsappLabel')} optional />
      </div>
      <Field
        {...fieldOf('websiteUrl')}
        label={t('websiteLabel')}
        optional
        help={t('websiteHelp')}
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
