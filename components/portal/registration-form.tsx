'use client';

import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { headingVariants } from '@/components/ui/heading';
import { Note, noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { UnsettledNote, type UnsettledWords } from '@/components/unsettled/unsettled-note';
import { REGISTRATION_LIMITS } from '@/lib/domain/accounts/registration';
import { BirthDateField } from './birth-date-field';
import { TermsField } from './terms-field';
import { useRegistration } from './use-registration';

interface RegistrationFormProps {
  /** What Google said of the person; "" for nothing. */
  known: { firstName: string; lastName: string; email: string };
  /** YYYY-MM-DD where providers work. */
  today: string;
  /** {host} could not say whether there is an account already. */
  hasCheckFailed: boolean;
}

const UNSETTLED: UnsettledWords = {
  done: 'your account was created',
  place: 'your account',
  missing: 'There is no account of yours so far. You can send the form again.',
};

/** "Create Your Provider Account". */
export function RegistrationForm({ known, today, hasCheckFailed }: RegistrationFormProps) {
  const registration = useRegistration(today);
  const isHydrated = useHydrated();
  const { errors, problem, step, unsettled, isRefreshing } = registration;
  const isBusy = step === 'sending' || isRefreshing;
  const fieldOf = (name: 'firstName' | 'lastName' | 'email') => ({
    id: name,
    name,
    maxLength: REGISTRATION_LIMITS[name],
    defaultValue: known[name],
    error: errors[name],
    required: true,
    readOnly: isBusy,
    dir: 'auto',
  });
  return (
    <form
      className="flex flex-col gap-5"
      method="post"
      noValidate
      onSubmit={registration.submit}
      onChange={({ target }) => registration.clear('name' in target ? String(target.name) : '')}
    >
      <h1 className={headingVariants({ size: 'large' })}>Create Your Provider Account</h1>
      {hasCheckFailed ? (
        <Note look="info" role="status">
          <CircleAlert />
          <div>
            <p>
              We could not check whether you have an account already. Retry before you register
              again.
            </p>
            <Button look="secondary" size="small" className="mt-3" onClick={registration.refresh}>
              Retry
            </Button>
          </div>
        </Note>
      ) : null}
      <div className="two">
        <Field {...fieldOf('firstName')} label="First name" autoComplete="given-name" />
        <Field {...fieldOf('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <BirthDateField
        thisYear={Number(today.slice(0, 4))}
        error={errors.birthDate}
        onChange={registration.setBirthDate}
        // What is chosen before the scripts are there would be lost.
        disabled={isBusy || !isHydrated}
      />
      <Field
        {...fieldOf('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TermsField error={errors.agreedToTerms} />
      {problem ? (
        <p className={noteVariants({ look: 'error' })} role="alert">
          <CircleAlert />
          {problem}
        </p>
      ) : null}
      <UnsettledNote phase={unsettled.phase} words={UNSETTLED} onLookAgain={unsettled.lookAgain} />
      {step === 'registered' && !isRefreshing ? (
        <Note look="success" role="status">
          <p className="min-w-0 flex-1">Your account is ready.</p>
          <Button look="secondary" size="small" onClick={registration.refresh}>
            Open the dashboard
          </Button>
        </Note>
      ) : null}
      <Button
        size="large"
        full
        type="submit"
        disabled={!isHydrated}
        aria-disabled={step !== 'editing' || unsettled.isBarred}
      >
        {isBusy ? <Spinner /> : null}
        {step === 'editing' ? 'Create account' : 'Creating your account…'}
      </Button>
    </form>
  );
}
