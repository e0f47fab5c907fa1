'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary';
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
        <div className="stack [--gap:.75rem]">
          <h1 className="display h1">{form.title}</h1>
          <p className="muted max-w-[52ch]">{form.lead}</p>
          <noscript>
            <p className="note info">
              This form needs JavaScript, which your browser has turned off.
            </p>
          </noscript>
        </div>
        {state.isRestored ? (
          <div className="note info" role="status">
            <p className="grow">We kept what you had entered here.</p>
            <button type="button" className="btn secondary sm" onClick={state.startAfresh}>
              Discard it
            </button>
          </div>
        ) : null}
        <ErrorSummary errors={errors} submits={state.submits} />
        {children}
        {state.problem ? (
          <p className="note error" role="alert">
            <CircleAlert className="i" />
            {state.problem}
          </p>
        ) : null}
        <UnsettledNote
          phase={sentForms.phase}
          words={form.unsettled}
          onLookAgain={sentForms.lookAgain}
        />
        <div className="form-actions">
          <a className="btn secondary" href={form.cancelTo}>
            Cancel
          </a>
          <button
            type="submit"
            className="btn"
            aria-disabled={step !== 'editing' || sentForms.isBarred}
            // Sent by the browser itself, the form would come back empty.
            disabled={!isHydrated}
          >
            {step === 'sending' ? <Spinner /> : null}
            {step === 'sending' ? 'Submitting...' : null}
            {step === 'sending' ? null : sentForms.phase === 'missing' ? 'Send it again' : 'Submit'}
          </button>
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
