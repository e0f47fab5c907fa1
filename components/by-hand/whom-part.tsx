import { Field } from '@/components/ui/field';
import { headingVariants } from '@/components/ui/heading';
import { TextAreaField } from '@/components/ui/text-area-field';
import { CONTACT_LIMITS } from '@/lib/domain/booking/contact';
import { NOTE_LIMIT } from '@/lib/domain/booking/visit-note';
import { useTexts } from '@/lib/texts/use-texts';
import { type ByHand, idOf } from './use-by-hand';

/** All may be empty: somebody who is at the door has no need to be noted. */
export function WhomPart({ state }: { state: ByHand }) {
  const t = useTexts('byHand.whom');
  const { draft, change, errors } = state;
  const field = (name: 'customerName' | 'customerPhone' | 'customerEmail') => ({
    id: idOf(name),
    optional: true,
    autoComplete: 'off',
    maxLength: CONTACT_LIMITS[name],
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  return (
    <section className="grid gap-4" aria-labelledby="by-hand-whom">
      <h2 id="by-hand-whom" className={headingVariants({ size: 'medium' })}>
        {t('heading')}
      </h2>
      <Field {...field('customerName')} label={t('name')} dir="auto" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...field('customerPhone')} type="tel" label={t('phone')} />
        <Field
          {...field('customerEmail')}
          type="email"
          label={t('email')}
          help={t('emailHelp')}
          spellCheck={false}
        />
      </div>
      <TextAreaField
        id={idOf('note')}
        label={t('note')}
        optional
        dir="auto"
        maxLength={NOTE_LIMIT}
        value={draft.note}
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </section>
  );
}
