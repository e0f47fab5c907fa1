import { CircleAlert, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art';
import { Dialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { product } from '@/lib/product';
import { mailtoHref } from '@/lib/url/mailto';
import type { useLetter } from './use-letter';

interface LetterFormProps {
  letter: ReturnType<typeof useLetter>;
  /** The names of the fields, which are their ids, in the order of the form. */
  fields: readonly string[];
  submitLabel: string;
  /** What the confirmation says. */
  received: string;
  /** The subject of the e-mail that takes the form's place when sending fails. */
  subject: string;
  children: ReactNode;
}

/** What the forms that write to us share: errors, a trap for programs, sending, confirmation. */
export function LetterForm(props: LetterFormProps) {
  const { form, errors, submits, problem, step, submit, recheck, close } = props.letter;
  const isHydrated = useHydrated();
  const found = props.fields.flatMap((field) => {
    const message = errors[field];
    return message ? [[field, message] as const] : [];
  });
  return (
    <>
      <form
        ref={form}
        className="stack [--gap:1.25rem]"
        method="post"
        noValidate
        onSubmit={submit}
        onChange={recheck}
      >
        <noscript>
          <p className="note info">
            This form needs JavaScript. Write to {product.supportEmail} instead: a person reads that
            too.
          </p>
        </noscript>
        <ErrorSummary errors={found} submits={submits} />
        {props.children}
        <div className="sr" aria-hidden="true" inert>
          <label htmlFor="website">Leave this empty</label>
          <input id="website" name="website" autoComplete="off" tabIndex={-1} />
        </div>
        {problem ? (
          <div className="note error" role="alert">
            <CircleAlert className="i" />
            <div className="stack [--gap:.75rem]">
              <p>{problem.message} What you wrote is still here.</p>
              <a
                className="btn secondary sm self-start"
                href={mailtoHref(product.supportEmail, {
                  subject: props.subject,
                  body: problem.mail,
                })}
              >
                <Mail className="i" />
                Send it by e-mail instead
              </a>
            </div>
          </div>
        ) : null}
        <button
          className="btn min-w-40 self-start"
          type="submit"
          disabled={!isHydrated}
          aria-disabled={step === 'sending'}
        >
          {step === 'sending' ? <Spinner /> : null}
          {step === 'sending' ? 'Submitting…' : props.submitLabel}
        </button>
      </form>
      <Dialog open={step === 'received'} onClose={close} labelledBy="received" role="alertdialog">
        <div className="mx-auto w-36">
          <Art name="empty" width={220} height={150} />
        </div>
        <h2 id="received" className="display h3 text-center">
          {props.received}
        </h2>
        <button className="btn block" type="button" onClick={close}>
          OK
        </button>
      </Dialog>
    </>
  );
}
