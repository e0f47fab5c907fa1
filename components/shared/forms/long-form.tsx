'use client';

import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { usePageAddress } from '@/components/shared/links/use-page-address';
import { ActionBar } from '@/components/shared/ui/action-bar';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { DialogActions } from '@/components/shared/ui/dialog-actions';
import { ErrorSummary } from '@/components/shared/ui/error-summary';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { headingVariants } from '@/components/shared/ui/heading';
import { noteVariants } from '@/components/shared/ui/note';
import { onceReleased } from '@/components/shared/ui/once-released';
import { Spinner } from '@/components/shared/ui/spinner';
import { useHydrated } from '@/components/shared/ui/use-hydrated';
import { UnsettledNote } from '@/components/shared/unsettled/unsettled-note';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';
import { longFormVariants } from './form-section';
import { KeptNote } from './kept-note';
import { LeaveDialog } from './leave-dialog';
import type { LongFormState } from './use-long-form';

interface LongFormProps {
  state: LongFormState;
  title: string;
  lead: string;
  fields: readonly string[];
  errors: Readonly<Record<string, string | undefined>>;
  cancelTo: string;
  saved: SavedTexts;
  saves: 'newService' | 'newEvent' | 'changes';
  onLeaveField?: () => void;
  children: ReactNode;
}

/** Focused fields stay clear of the phones' action bar. */
export function LongForm({ state, errors, onLeaveField, children, ...form }: LongFormProps) {
  const { step, guard } = state;
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
          if (onLeaveField) onceReleased(onLeaveField);
        }}
        onChange={({ target }) => state.edited((target as Partial<HTMLInputElement>).name ?? '')}
      >
        <div className="flex flex-col gap-3">
          <h1 className={headingVariants({ size: 'large' })}>{form.title}</h1>
          <p className="max-w-measure text-muted">{form.lead}</p>
          <noscript>
            <p className={noteVariants({ look: 'info' })}>{t('noScript')}</p>
          </noscript>
        </div>
        {state.isRestored ? <KeptNote onDiscard={state.startAfresh} /> : null}
        <ErrorSummary fields={form.fields} errors={errors} submits={state.submits} />
        {children}
        {state.problem ? <FailureNote>{state.problem}</FailureNote> : null}
        <UnsettledNote
          isShown={state.isUnsettled}
          what={form.saves}
          where="listings"
          href={paths.portal}
        />
        <FormActions
          cancelTo={form.cancelTo}
          isSending={step === 'sending'}
          isBarred={step !== 'editing'}
        />
      </form>
      <LeaveDialog href={guard.asked} onStay={guard.stay} onLeave={state.forget} />
      <FormSaved open={step === 'saved'} {...form.saved} />
    </>
  );
}

interface SavedTexts {
  title: string;
  text: string;
  href: string;
  meanwhile?: ReactNode;
}

function FormSaved(props: SavedTexts & { open: boolean }) {
  const { open, title, text, href, meanwhile } = props;
  const t = useTexts('ui.actions');
  const toAddress = usePageAddress();
  return (
    <Dialog
      open={open}
      onClose={() => window.location.assign(toAddress(href))}
      labelledBy="saved-title"
      describedBy="saved-text"
    >
      <h2 id="saved-title" className={headingVariants({ size: 'small' })}>
        {title}
      </h2>
      <p id="saved-text" role="status">
        {text}
      </p>
      {meanwhile}
      <DialogActions>
        <PageLink className={buttonVariants({ className: 'min-w-0 flex-1' })} href={href}>
          {t('continue')}
        </PageLink>
      </DialogActions>
    </Dialog>
  );
}

interface FormActionsProps {
  cancelTo: string;
  isSending: boolean;
  isBarred: boolean;
}

function FormActions({ cancelTo, isSending, isBarred }: FormActionsProps) {
  const t = useTexts('forms.form');
  const actions = useTexts('ui.actions');
  const isHydrated = useHydrated();
  return (
    <ActionBar screens="flatWhenWide">
      <PageLink className={buttonVariants({ look: 'secondary' })} href={cancelTo}>
        {actions('cancel')}
      </PageLink>
      <Button
        type="submit"
        className="max-lg:flex-1"
        aria-disabled={isBarred}
        // Without scripts the form would return empty.
        disabled={!isHydrated}
      >
        {isSending ? <Spinner /> : null}
        {t(isSending ? 'submitting' : 'submit')}
      </Button>
    </ActionBar>
  );
}
