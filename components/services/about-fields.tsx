import { COMMUNITY_OPTIONS } from '@/components/forms/choices';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { CATEGORIES } from '@/lib/domain/services/categories';
import {
  SERVICE_LIMITS,
  type ServiceErrors,
  type ServiceText,
} from '@/lib/domain/services/service-form';

const CATEGORY_OPTIONS = CATEGORIES.map(({ id, title }) => ({ value: String(id), label: title }));

interface AboutFieldsProps {
  start: ServiceText;
  errors: ServiceErrors;
  onCategory: (id: string) => void;
}

/** What the service is. */
export function AboutFields({ start, errors, onCategory }: AboutFieldsProps) {
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
        label="Name"
        maxLength={SERVICE_LIMITS.name}
        autoComplete="organization"
        dir="auto"
      />
      <TextAreaField
        {...fieldOf('description')}
        label="Description"
        maxLength={SERVICE_LIMITS.description}
        dir="auto"
      />
      <SelectField
        {...fieldOf('communityId')}
        label="Community"
        options={COMMUNITY_OPTIONS}
        placeholder="Choose a community"
      />
      <SelectField
        {...fieldOf('categoryId')}
        label="Category"
        options={CATEGORY_OPTIONS}
        placeholder="Choose a category"
        onChange={({ currentTarget }) => onCategory(currentTarget.value)}
      />
    </>
  );
}
