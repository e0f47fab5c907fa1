'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { ErrorSummary } from '@/components/ui/error-summary';
import { headingVariants } from '@/components/ui/heading';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { UnsettledNote, type UnsettledWords } from '@/components/unsettled/unsettled-note';
import { FormActions } from './form-actions';
import { FormSaved, type SavedTexts } from './form-saved';
import { longFormVariants } from './form-section';
import { KeptNote } from './kept-note';
import { LeaveDialog } from './leave-dialog';
import { SignedOutDialog } from './signed-out-dialog';
import type { LongFormState } from './use-long-form';

interface LongFormProps {
  state: LongFormState;
  title: string;
  lead: string;
  /** The ids of the fields, in the order of the form. */
  fields: readonly string[];
  /** What is wrong, by the id of the field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Where Cancel leads. */
  cancelTo: string;
  /** The page of the form, to come back to after signing in again. */
  returnTo: string;
  saved: SavedTexts;
  unsettled: UnsettledWords;
  /** The focus left a field, so that it may be checked. */
  onLeaveField?: () => void;
  /** The sections with the fields. */
  children: ReactNode;
}

/**
 * The frame of a listing's form: its head, what went wrong, the actions, and every dialog. A focused
 * field scrolls clear of the bar of actions, which covers the end of the window on phones.
 */
export function LongForm({ state, errors, onLeaveField, children, ...form }: LongFormProps) {
  const { step, guard, sentForms } = state;
  const t = useTexts('forms.form');
  return (
    <>
      <form
        ref={state.form}
        className={longFormVariants({ className: 'max-lg:**:scroll-mb-24' })}
        method="post"
        noValidate
        aria-busy={step === 'sending'}
        onSubmit={state.onSubmit}
        onBlur={() => {
          // A message that appeared at once would move a button before its click is complete.
          if (onLeaveField) setTimeout(onLeaveField, 200);
        }}
        onChange={({ target }) => state.edited((target as Partial<HTMLInputElement>).name ?? '')}
      >
        <div className="flex flex-col gap-3">
          <h1 className={headingVariants({ size: 'large' })}>{form.title}</h1>
          <p className="max-w-[52ch] text-muted">{form.lead}</p>
          <noscript>
            <p className={noteVariants({ look: 'info' })}>{t('noScript')}</p>
          </noscript>
        </div>
        {state.isRestored ? <KeptNote onDiscard={state.startAfresh} /> : null}
        <ErrorSummary fields={form.fields} errors={errors} submits={state.submits} />
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
        <FormActions
          cancelTo={form.cancelTo}
          isSending={step === 'sending'}
          isBarred={step !== 'editing' || sentForms.isBarred}
          isRepeat={sentForms.phase === 'missing'}
        />
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
