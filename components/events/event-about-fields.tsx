import { useTexts } from '#texts';
import { inputProps } from '@/components/forms/input-props';
import { CommunityField } from '@/components/forms/place-choices';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { EVENT_CATEGORIES } from '@/lib/domain/events/categories';
import { EVENT_TABLE } from '@/lib/domain/events/event-fields';
import type { EventText } from '@/lib/domain/events/event-form';
import { eventCategoryTitle } from './category-title';
import type { EventErrors } from './event-request';

/** What the event is. */
export function EventAboutFields(form: { start: EventText; errors: EventErrors }) {
  const t = useTexts('events.about');
  const tCategory = useTexts('events.categories');
  const fieldOf = inputProps(EVENT_TABLE, form);
  return (
    <>
      <Field {...fieldOf('title')} label={t('title')} autoComplete="off" />
      <TextAreaField {...fieldOf('description')} label={t('description')} />
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <SelectField
          {...fieldOf('category')}
          label={t('category')}
          options={EVENT_CATEGORIES.map((title) => ({
            value: title,
            label: eventCategoryTitle(title, tCategory),
          }))}
          placeholder={t('categoryPlaceholder')}
        />
        <CommunityField {...fieldOf('communityId')} />
      </div>
    </>
  );
}
