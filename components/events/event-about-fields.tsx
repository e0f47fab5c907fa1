import { COMMUNITY_OPTIONS } from '@/components/forms/choices';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { EVENT_CATEGORIES } from '@/lib/domain/events/categories';
import { EVENT_LIMITS, type EventErrors, type EventText } from '@/lib/domain/events/event-form';

const CATEGORY_OPTIONS = EVENT_CATEGORIES.map((title) => ({ value: title, label: title }));

/** What the event is. */
export function EventAboutFields({ start, errors }: { start: EventText; errors: EventErrors }) {
  const fieldOf = (name: 'title' | 'description' | 'category' | 'communityId') => ({
    id: name,
    name,
    defaultValue: start[name],
    error: errors[name],
    required: true,
  });
  return (
    <>
      <Field
        {...fieldOf('title')}
        label="Title"
        maxLength={EVENT_LIMITS.title}
        autoComplete="off"
        dir="auto"
      />
      <TextAreaField
        {...fieldOf('description')}
        label="Description"
        maxLength={EVENT_LIMITS.description}
        dir="auto"
      />
      <div className="two">
        <SelectField
          {...fieldOf('category')}
          label="Category"
          options={CATEGORY_OPTIONS}
          placeholder="Choose a category"
        />
        <SelectField
          {...fieldOf('communityId')}
          label="Community"
          options={COMMUNITY_OPTIONS}
          placeholder="Choose a community"
        />
      </div>
    </>
  );
}
