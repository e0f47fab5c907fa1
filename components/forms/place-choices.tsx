import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { COUNTRIES } from '@/lib/domain/places/countries';
import { countryName } from '@/lib/domain/places/country-name';
import { useTexts } from '@/lib/texts/use-texts';

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>;

export function CommunityField(props: ChoiceProps) {
  const t = useTexts('forms.choices');
  const communities = useTexts('forms.communities');
  return (
    <SelectField
      {...props}
      label={t('community')}
      options={COMMUNITIES.map(({ id }) => ({
        value: String(id),
        label: communities(`option${id}`),
      }))}
      placeholder={t('communityPlaceholder')}
    />
  );
}

export function CountryField(props: ChoiceProps) {
  const t = useTexts('forms.choices');
  return (
    <SelectField
      {...props}
      label={t('country')}
      options={COUNTRIES.map((country) => ({
        value: country.iso,
        label: countryName(country, t.locale),
      }))}
      placeholder={t('countryPlaceholder')}
      autoComplete="country"
    />
  );
}
