import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState, useTransition } from 'react';
import { useTexts } from '#texts';
import { type Finding, isUnsettled } from '@/components/unsettled/look-up';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import { callApi } from '@/lib/api/call-api';
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationField,
} from '@/lib/domain/accounts/registration';
import { problemTexts } from '@/lib/domain/field-problem';

type RegistrationErrors = Partial<Record<RegistrationField, string>>;

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

async function lookForAccount(): Promise<Finding> {
  const result = await callApi('GET /api/provider', undefined);
  if (!result.ok) return 'unknown';
  return result.answer.isRegistered ? 'done' : 'missing';
}

/**
 * The state of the registration form. The inputs keep their own values, so nothing typed is lost
 * whatever becomes of the request; after a registration the page is loaded again.
 */
export function useRegistration(today: string) {
  const t = useTexts('account.registration');
  const tField = useTexts('errors.fields');
  const router = useRouter();
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [problem, setProblem] = useState('');
  const [step, setStep] = useState<'editing' | 'sending' | 'registered'>('editing');
  const [isRefreshing, startRefresh] = useTransition();
  const birthDate = useRef('');
  const unsettled = useUnsettled<Registration>({ lookUp: lookForAccount, onDone: welcome });

  function refresh() {
    startRefresh(() => router.refresh());
  }

  function welcome() {
    setStep('registered');
    refresh();
  }

  function showErrors(found: RegistrationErrors) {
    setErrors(found);
    const first = REGISTRATION_FIELDS.find((field) => found[field]);
    if (first) document.getElementById(first)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step !== 'editing' || unsettled.isBarred) return;
    const form = new FormData(event.currentTarget);
    const typed: Registration = {
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      birthDate: birthDate.current,
      email: textOf(form, 'email'),
      agreedToTerms: form.get('agreedToTerms') === 'on',
    };
    const found = problemTexts(checkRegistration(typed, today), tField);
    setProblem('');
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    setStep('sending');
    if (!(await unsettled.maySend()))
      return setStep((now) => (now === 'sending' ? 'editing' : now));
    const result = await callApi('POST /api/provider', typed);
    if (result.ok) return welcome();
    setStep('editing');
    if (isUnsettled(result)) {
      void unsettled.begin(typed);
      return;
    }
    showErrors(result.fields ?? {});
    if (!result.fields) setProblem(result.code === 'interrupted' ? t('failed') : result.message);
  }

  /** Removes the error of a field that is being changed. */
  function clear(field: string) {
    setErrors((known) => (field in known ? { ...known, [field]: undefined } : known));
  }

  function setBirthDate(value: string) {
    birthDate.current = value;
    clear('birthDate');
  }

  return { errors, problem, step, unsettled, isRefreshing, submit, clear, setBirthDate, refresh };
}
