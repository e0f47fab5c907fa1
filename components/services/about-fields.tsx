import { useTexts } from '#texts';
import { COMMUNITY_OPTIONS } from '@/components/forms/choices';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { CATEGORIES } from '@/lib/domain/services/categories';
import {
  SERVICE_LIMITS,
  type ServiceField,
  type ServiceText,
} from '@/lib/domain/services/service-form';

const CATEGORY_OPTIONS = CATEGORIES.map(({ id, title }) => ({ value: String(id), label: title }));

interface AboutFieldsProps {
  start: ServiceText;
  errors: Partial<Record<ServiceField, string>>;
  onCategory: (id: string) => void;
}

/** What the service is. */
export function AboutFields({ start, errors, onCategory }: AboutFieldsProps) {
  const t = useTexts('services.about');
  const fieldOf = (name: 'name' | 'description' | 'communityId' | 'categoryId') => ({
    id: name,
    name,
    defaultValue: start[name],
    error: errors[name],
    required: true,
  });
  return (
    <>
      <Field
        {...fieldOf('name')}
        label={t('nameLabel')}
        maxLength={SERVICE_LIMITS.name}
        autoComplete="organization"
        dir="auto"
      />
      <TextAreaField
        {...fieldOf('description')}
        label={t('descriptionLabel')}
        maxLength={SERVICE_LIMITS.description}
        dir="auto"
      />
      <SelectField
        {...fieldOf('communityId')}
        label={t('communityLabel')}
        options={COMMUNITY_OPTIONS}
        placeholder={t('communityPlaceholder')}
      />
      <SelectField
        {...fieldOf('categoryId')}
        label={t('categoryLabel')}
        options={CATEGORY_OPTIONS}
        placeholder={t('categoryPlaceholder')}
        onChange={({ currentTarget }) => onCategory(currentTarget.value)}
      />
    </>
  );
}
