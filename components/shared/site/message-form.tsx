import type { ReactNode } from 'react';
import { Art } from '@/components/shared/ui/art';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { ErrorSummary } from '@/components/shared/ui/error-summary';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { Mail } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { Spinner } from '@/components/shared/ui/spinner';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { mailtoHref } from '@/lib/shared/url/mailto';
import type { MessageState } from './use-message';

interface MessageFormProps {
  message: MessageState;
  fields: readonly string[];
  submitLabel: string;
  received: string;
  subject: string;
  children: ReactNode;
}

export function MessageForm(props: MessageFormProps) {
  const { form, errors, submits, problem, mail, step, onSubmit, changed, close } = props.message;
  const t = useTexts('site.message');
  const actions = useTexts('ui.actions');
  const isHydrated = useHydrated();
  return (
    <>
      <form
        ref={form}
        className="flex flex-col gap-5"
        method="post"
        noValidate
        onSubmit={onSubmit}
        onChange={changed}
      >
        <noscript>
          <p className={noteVariants({ look: 'info' })}>
            {t('noScripts', { email: product.supportEmail })}
          </p>
        </noscript>
        <ErrorSummary fields={props.fields} errors={errors} submits={submits} />
        {props.children}
        <div className="sr-only" aria-hidden="true" inert>
          <label htmlFor="website">{t('leaveEmpty')}</label>
          <input id="website" name="website" autoComplete="off" tabIndex={-1} />
        </div>
        {problem ? (
          <FailureNote>
            <div className="flex flex-col gap-3">
              <p>
                {problem} {t('kept')}
              </p>
              <a
                className={buttonVariants({
                  look: 'secondary',
                  size: 'small',
                  className: 'self-start',
                })}
                href={mailtoHref(product.supportEmail, {
                  subject: props.subject,
                  body: mail,
                })}
              >
                <Mail />
                {t('byMail')}
              </a>
            </div>
          </FailureNote>
        ) : null}
        <Button
          className="min-w-40 self-start"
          type="submit"
          disabled={!isHydrated}
          aria-disabled={step === 'sending'}
        >
          {step === 'sending' ? <Spinner /> : null}
          {step === 'sending' ? t('submitting') : props.submitLabel}
        </Button>
      </form>
      <Dialog open={step === 'saved'} onClose={close} labelledBy="received" role="alertdialog">
        <div className="mx-auto w-36">
          <Art name="empty" className="h-auto w-full" />
        </div>
        <h2 id="received" className={headingVariants({ size: 'small', className: 'text-center' })}>
          {props.received}
        </h2>
        <Button full onClick={close}>
          {actions('ok')}
        </Button>
      </Dialog>
    </>
  );
}
