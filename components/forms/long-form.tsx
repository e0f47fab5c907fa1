'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { headingVariants } from '@/components/ui/heading';
import { Note, noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { useHydrated } from '@/components/ui/use-hydrated';
import { UnsettledNote, type UnsettledWords } from '@/components/unsettled/unsettled-note';
import { FormSaved, type SavedWords } from './form-saved';
import { LeaveDialog } from './leave-dialog';
import { SignedOutDialog } from './signed-out-dialog';
import type { LongFormState } from './use-long-form';

interface LongFormProps {
  state: LongFormState;
  title: string;
  lead: string;
  /** What is wrong, by the id of the field, in the order of the form. */
  errors: readonly (readonly [fieldId: string, message: string])[];
  /** Where giving up leads. */
  cancelTo: string;
  /** The page of the form, to come back to after signing in again. */
  returnTo: string;
  saved: SavedWords;
  unsettled: UnsettledWords;
  /** A field was left; what stands in it is settled for now. */
  onLeaveField?: () => void;
  /** The sections with the fields. */
  children: ReactNode;
}

/** The frame of a listing's form: its head, what went wrong, the actions, and every dialog. */
export function LongForm({ state, errors, onLeaveField, children, ...form }: LongFormProps) {
  const { step, guard, sentForms } = state;
  const isHydrated = useHydrated();
  return (
    <>
      <form
        ref={state.form}
        className="sform"
        method="post"
        noValidate
        aria-busy={step === 'sending'}
        onSubmit={(event) => {
          event.preventDefault();
          state.submit(event.currentTarget);
        }}
        onBlur={() => {
          // A message that appears at once would move a button away from under its own click.
          if (onLeaveField) setTimeout(onLeaveField, 200);
        }}
        onChange={({ target }) => state.edited((target as Partial<HTMLInputElement>).name ?? '')}
      >
        <div className="flex flex-col gap-3">
          <h1 className={headingVariants({ size: 'large' })}>{form.title}</h1>
          <p className="text-muted max-w-[52ch]">{form.lead}</p>
          <noscript>
            <p className={noteVariants({ look: 'info' })}>
              This form needs JavaScript, which your browser has turned off.
            </p>
          </noscript>
        </div>
        {state.isRestored ? (
          <Note look="info" role="status">
            <p className="min-w-0 flex-1">We kept what you had entered here.</p>
            <Button look="secondary" size="small" onClick={state.startAfresh}>
              Discard it
            </Button>
          </Note>
        ) : null}
        <ErrorSummary errors={errors} submits={state.submits} />
        {children}
        {state.problem ? (
          <p className={noteVariants({ look: 'error' })} role="alert">
            <CircleAlert />
            {state.problem}
          </p>
        ) : null}
        <UnsettledNote
          phase={sentForms.phase}
          words={form.unsettled}
          onLookAgain={sentForms.lookAgain}
        />
        <div className="form-actions">
          <a className={buttonVariants({ look: 'secondary' })} href={form.cancelTo}>
            Cancel
          </a>
          <Button
            type="submit"
            aria-disabled={step !== 'editing' || sentForms.isBarred}
            // Sent by the browser itself, the form would come back empty.
            disabled={!isHydrated}
          >
            {step === 'sending' ? <Spinner /> : null}
            {step === 'sending' ? 'Submitting...' : null}
            {step === 'sending' ? null : sentForms.phase === 'missing' ? 'Send it again' : 'Submit'}
          </Button>
        </div>
      </form>
      <LeaveDialog href={guard.asked} onStay={guard.stay} onLeave={state.forget} />
      <SignedOutDialog
        open={state.isSignedOut}
        returnTo={form.returnTo}
        onSignIn={guard.release}
        onClose={state.closeSignedOut}
      />
      <FormSaved open={step === 'saved'} {...form.saved} />
    </>
  );
}
