'use client';

import { TraderChoice } from '@/components/listings/trader/trader-choice';
import { useHost } from '@/components/shared/host/host-context';
import { PageLink } from '@/components/shared/links/page-link';
import { MailField } from '@/components/shared/site/mail-field';
import { Button } from '@/components/shared/ui/button';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { Field } from '@/components/shared/ui/field';
import { fieldVariants } from '@/components/shared/ui/field-parts';
import { headingVariants } from '@/components/shared/ui/heading';
import { ArrowUpRight, CircleAlert } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { Spinner } from '@/components/shared/ui/spinner';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { UnsettledNote } from '@/components/shared/unsettled/unsettled-note';
import { REGISTRATION_LIMITS } from '@/lib/shared/domain/accounts/registration';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { BirthDateField } from './birth-date-field';
import { FieldAlert } from './field-alert';
import { useRegistration } from './use-registration';

interface RegistrationFormProps {
  /** What Google tells; "" for nothing. */
  known: { firstName: string; lastName: string; email: string };
  /** Today's date where the providers work, YYYY-MM-DD. */
  today: string;
  /** True if nobody knows whether an account exists already. */
  hasCheckFailed: boolean;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { known, today, hasCheckFailed } = props;
  const { isOurs } = useHost();
  const t = useTexts('account.registration');
  const registration = useRegistration(today, known.email);
  const isHydrated = useHydrated();
  const { errors, problem, step, isRefreshing } = registration;
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
      ref={registration.form}
      onSubmit={registration.onSubmit}
      onChange={({ target }) => registration.changed((target as Partial<HTMLInputElement>).name)}
    >
      <h1 className={headingVariants({ size: 'large' })}>{t('heading')}</h1>
      {hasCheckFailed ? (
        <Note look="info" role="status">
          <CircleAlert />
          <div>
            <p>{t('checkFailed')}</p>
            <Button look="secondary" size="small" className="mt-3" onClick={registration.refresh}>
              {t('retry')}
            </Button>
          </div>
        </Note>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field {...fieldOf('firstName')} label={t('firstName')} autoComplete="given-name" />
        <Field {...fieldOf('lastName')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <input type="hidden" name="bornOn" />
      <BirthDateField
        key={registration.keptBirthDate}
        start={registration.keptBirthDate}
        thisYear={Number(today.slice(0, 4))}
        error={errors.birthDate}
        onChange={registration.setBirthDate}
        disabled={isBusy}
      />
      <MailField {...fieldOf('email')} label={t('email')} type="email" autoComplete="email" />
      {isOurs ? <TraderChoice chosen={null} /> : null}
      <TermsField error={errors.agreedToTerms} />
      {problem ? <FailureNote>{problem}</FailureNote> : null}
      <UnsettledNote
        isShown={registration.isUnsettled}
        what="account"
        where="account"
        href={paths.portal}
      />
      {step === 'saved' && !isRefreshing ? (
        <Note look="success" role="status">
          <p className="min-w-0 flex-1">{t('ready')}</p>
          <Button look="secondary" size="small" onClick={registration.refresh}>
            {t('openDashboard')}
          </Button>
        </Note>
      ) : null}
      <Button
        size="large"
        full
        type="submit"
        disabled={!isHydrated}
        aria-disabled={step !== 'editing'}
      >
        {isBusy ? <Spinner /> : null}
        {step === 'editing' ? t('submit') : t('sending')}
      </Button>
    </form>
  );
}

interface TermsFieldProps {
  error?: string | undefined;
}

function TermsField({ error }: TermsFieldProps) {
  const t = useTexts('account.terms');
  return (
    <div className={fieldVariants()}>
      <label className="flex cursor-pointer items-start gap-3 py-2.5" htmlFor="agreedToTerms">
        <input
          className={checkboxVariants()}
          type="checkbox"
          id="agreedToTerms"
          name="agreedToTerms"
          aria-invalid={error ? true : undefined}
          aria-describedby="agreedToTerms-error"
        />
        <span>
          {t.rich('agree', {
            link: (chunks) => (
              <PageLink
                className="font-semibold"
                href={paths.providerTerms}
                target="_blank"
                rel="noopener"
              >
                {chunks}
                <span className="sr-only"> {t('newTab')}</span>
                <ArrowUpRight className="inline align-[-.2em] rtl:-scale-x-100" />
              </PageLink>
            ),
          })}
        </span>
      </label>
      <FieldAlert id="agreedToTerms-error" message={error} />
    </div>
  );
}
