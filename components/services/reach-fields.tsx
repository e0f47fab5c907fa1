import { useTexts } from '#texts';
import { inputProps } from '@/components/forms/input-props';
import { CountryField } from '@/components/forms/place-choices';
import { useHostLocation } from '@/components/location/location-context';
import { Field } from '@/components/ui/field';
import { SERVICE_TABLE } from '@/lib/domain/services/service-fields';
import type { ServiceField, ServiceText } from '@/lib/domain/services/service-form';

interface ReachFieldsProps {
  start: ServiceText;
  errors: Partial<Record<ServiceField, string>>;
}

const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** Where the service is and how to reach it. A new one starts with the provider's country. */
export function ReachFields(form: ReachFieldsProps) {
  const t = useTexts('services.reach');
  const { hostCountry, setHostCountry } = useHostLocation();
  const fieldOf = inputProps(SERVICE_TABLE, form);
  return (
    <>
      <Field {...fieldOf('address')} label={t('addressLabel')} autoComplete="street-address" />
      <CountryField
        {...fieldOf('countryIso')}
        defaultValue={form.start.countryIso || hostCountry}
        onChange={({ target }) => setHostCountry(target.value || hostCountry)}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('phoneNumber')} {...PHONE} label={t('phoneLabel')} />
        <Field {...fieldOf('whatsappNumber')} {...PHONE} label={t('whatsappLabel')} />
      </div>
      <Field
        {...fieldOf('websiteUrl')}
        label={t('websiteLabel')}
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
