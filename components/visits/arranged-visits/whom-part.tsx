import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { answerOf } from '@/components/shared/queries/query-provider';
import { MailField } from '@/components/shared/site/mail-field';
import { choicePillVariants } from '@/components/shared/ui/choice-pill';
import { Field } from '@/components/shared/ui/field';
import { headingVariants } from '@/components/shared/ui/heading';
import { TextAreaField } from '@/components/shared/ui/text-area-field';
import { callApi } from '@/lib/shared/api/call-api';
import { CONTACT_LIMITS } from '@/lib/shared/domain/booking/contact';
import { NOTE_LIMIT } from '@/lib/shared/domain/booking/visit-note';
import type { ArrangeForm } from '@/lib/shared/domain/visits/arrange-form';
import type { ArrangeDraft } from '@/lib/shared/domain/visits/draft';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type ActOnForm, idOf } from './use-arrange';

/** All may be empty. */
interface WhomPartProps {
  form: ArrangeForm;
  act: ActOnForm;
  calendarId: number;
}

export function WhomPart({ form, act, calendarId }: WhomPartProps) {
  const t = useTexts('arranged.whom');
  const { draft, errors } = form;
  const change = (next: Partial<ArrangeDraft>) => act({ type: 'changed', next });
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
    <section className="grid gap-4" aria-labelledby="arrange-whom">
      <h2 id="arrange-whom" className={headingVariants({ size: 'medium' })}>
        {t('heading')}
      </h2>
      <Field {...field('customerName')} label={t('name')} dir="auto" />
      <Known draft={draft} change={change} calendarId={calendarId} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field {...field('customerPhone')} type="tel" label={t('phone')} />
        <MailField
          {...field('customerEmail')}
          type="email"
          label={t('email')}
          help={t('emailHelp')}
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

const LEAST_LETTERS = 2;
const MOST_KNOWN = 4;

interface KnownProps {
  draft: ArrangeDraft;
  change: (next: Partial<ArrangeDraft>) => void;
  calendarId: number;
}

/** Earlier customers by the typed name; a press fills in their contact. */
function Known({ draft, change, calendarId }: KnownProps) {
  const t = useTexts('arranged.whom');
  const search = useDeferredValue(draft.customerName.trim());
  const { data } = useQuery({
    queryKey: ['known-customers', search],
    queryFn: ({ signal }) => {
      const route = 'POST /api/calendars/{calendarId}/customers';
      const asked = { search, offset: 0, limit: MOST_KNOWN };
      return answerOf(callApi(route, asked, { params: { calendarId }, signal }));
    },
    enabled: search.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
  const others = (data?.customers ?? []).filter(
    ({ name, phone, email }) =>
      name !== draft.customerName || phone !== draft.customerPhone || email !== draft.customerEmail,
  );
  const isShown = search.length >= LEAST_LETTERS && others.length > 0;
  return (
    <div role="status" className={isShown ? '-mt-2' : 'contents'}>
      {isShown ? (
        <>
          <p className="mb-1.5 text-sm text-muted">{t('known')}</p>
          <ul className="flex flex-wrap gap-2">
            {others.map(({ id, name, phone, email, visits }) => (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  className={choicePillVariants({ className: 'max-w-full text-start' })}
                  onClick={() =>
                    change({ customerName: name, customerPhone: phone, customerEmail: email })
                  }
                >
                  <bdi className="truncate">{name || phone || email}</bdi>
                  <span className="flex-none font-normal">{t('visits', { count: visits })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
