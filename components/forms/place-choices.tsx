import type { ComponentProps } from 'react';
import { useTexts } from '#texts';
import { SelectField } from '@/components/ui/select-field';
import { COMMUNITIES } from '@/lib/domain/places/communities';
import { COUNTRIES } from '@/lib/domain/places/countries';

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>;

/** The communities, each with its examples. */
const COMMUNITY_OPTIONS = COMMUNITIES.map(({ id, name, examples }) => ({
  value: String(id),
  label: `${name} (${examples.join(', ')})`,
}));

const COUNTRY_OPTIONS = COUNTRIES.map(({ iso, name }) => ({ value: iso, label: name }));

/** Asks for one of the communities. */
export function CommunityField(props: ChoiceProps) {
  const t = useTexts('forms.choices');
  return (
    <SelectField
      {...props}
      label={t('community')}
      options={COMMUNITY_OPTIONS}
      placeholder={t('communityPlaceholder')}
    />
  );
}

/** Asks for one of the countries. */
export function CountryField(props: ChoiceProps) {
  const t = useTexts('forms.choices');
  return (
    <SelectField
      {...props}
      label={t('country')}
      options={COUNTRY_OPTIONS}
      placeholder={t('countryPlaceholder')}
      autoComplete="country"
    />
  );
}
