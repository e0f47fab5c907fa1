import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import type { SaveOutcome } from '@/components/shared/forms/save-outcome';
import { useKeptTexts } from '@/components/shared/forms/use-kept-texts';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { useSubmit } from '@/components/shared/forms/use-submit';
import { callApi, isUnsettled } from '@/lib/shared/api/call-api';
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
} from '@/lib/shared/domain/accounts/registration';
import { traderIn } from '@/lib/shared/domain/accounts/trader';
import { problemTexts } from '@/lib/shared/domain/field-problem';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { chosenParts } from './birth-date-field';

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** Texts survive reloads. Registering reloads the page. */
export function useRegistration(today: string, owner: string) {
  const t = useTexts('account.registration');
  const tField = useTexts('errors.fields');
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const birthDate = useRef('');
  const form = useRef<HTMLFormElement>(null);
  const [keptBirthDate, setKeptBirthDate] = useState('');
  const kept = useKeptTexts('registration', {
    form,
    owner,
    onRestored({ bornOn = '' }) {
      if (Object.keys(chosenParts(form.current)).length > 0) return;
      birthDate.current = bornOn;
      setKeptBirthDate(bornOn);
    },
  });
  const key = useRepeatKey();
  const submitting = useSubmit<RegistrationField>({
    send,
    focusFirst: { fields: REGISTRATION_FIELDS, idOf: (field) => field },
  });

  function refresh() {
    startRefresh(() => router.refresh());
  }

  async function send(element: HTMLFormElement): Promise<SaveOutcome<RegistrationField>> {
    const form = new FormData(element);
    const typed: Registration = {
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      birthDate: birthDate.current,
      email: textOf(form, 'email'),
      agreedToTerms: form.get('agreedToTerms') === 'on',
    };
    const errors = problemTexts(checkRegistration(typed, today), tField);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    const body = { ...typed, trader: traderIn(form.get('trader')) };
    const result = await key.send((repeatKey) =>
      callApi('POST /api/provider', body, { repeatKey }),
    );
    if (isUnsettled(result)) return { kind: 'unsettled' };
    if (result.ok) {
      kept.forget();
      refresh();
      return { kind: 'saved' };
    }
    if (result.fields) return { kind: 'invalid', errors: result.fields };
    return {
      kind: 'failed',
      message: result.code === 'interrupted' ? t('failed') : result.message,
    };
  }

  function setBirthDate(value: string) {
    birthDate.current = value;
    const bornOn = form.current?.elements.namedItem('bornOn');
    if (bornOn instanceof HTMLInputElement) bornOn.value = value;
    submitting.clearError('birthDate');
  }

  function changed(field: string | undefined) {
    submitting.clearError(field as RegistrationField);
    kept.keep();
  }

  return {
    ...submitting,
    form,
    isRefreshing,
    keptBirthDate,
    setBirthDate,
    changed,
    refresh,
  };
}
