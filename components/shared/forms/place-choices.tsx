import type { ComponentProps } from 'react';
import { SelectField } from '@/components/shared/ui/select-field';
import { COMMUNITIES } from '@/lib/shared/domain/places/communities';
import { COUNTRIES } from '@/lib/shared/domain/places/countries';
import { countryName } from '@/lib/shared/domain/places/country-name';
import { compareNames } from '@/lib/shared/domain/text/in-order';
import { useTexts } from '@/lib/shared/texts/use-texts';

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
  const names = useTexts('forms.countries');
  return (
    <SelectField
      {...props}
      label={t('country')}
      options={COUNTRIES.map(({ iso }) => ({ value: iso, label: countryName(iso, names) })).sort(
        (one, other) => compareNames(one.label, other.label, t.locale),
      )}
      placeholder={t('countryPlaceholder')}
      autoComplete="country"
    />
  );
}
