import { useTexts } from '#texts';
import { inputProps } from '@/components/forms/input-props';
import { CommunityField } from '@/components/forms/place-choices';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { CATEGORIES } from '@/lib/domain/services/categories';
import { SERVICE_TABLE } from '@/lib/domain/services/service-fields';
import type { ServiceField, ServiceText } from '@/lib/domain/services/service-form';

interface AboutFieldsProps {
  start: ServiceText;
  errors: Partial<Record<ServiceField, string>>;
  onCategory: (id: string) => void;
}

/** What the service is. */
export function AboutFields({ onCategory, ...form }: AboutFieldsProps) {
  const t = useTexts('services.about');
  const categories = useTexts('services.categories');
  const fieldOf = inputProps(SERVICE_TABLE, form);
  return (
    <>
      <Field {...fieldOf('name')} label={t('nameLabel')} autoComplete="organization" />
      <TextAreaField {...fieldOf('description')} label={t('descriptionLabel')} />
      <CommunityField {...fieldOf('communityId')} />
      <SelectField
        {...fieldOf('categoryId')}
        label={t('categoryLabel')}
        options={CATEGORIES.map(({ id }) => ({
          value: String(id),
          label: categories(`category${id}`),
        }))}
        placeholder={t('categoryPlaceholder')}
        onChange={({ currentTarget }) => onCategory(currentTarget.value)}
      />
    </>
  );
}
