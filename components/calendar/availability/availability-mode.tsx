import { useEffect, useRef } from 'react';
import { LeaveDialog } from '@/components/shared/forms/leave-dialog';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { headingVariants } from '@/components/shared/ui/heading';
import { CalendarCog, CalendarRange, Copy } from '@/components/shared/ui/icons';
import { useOnline } from '@/components/shared/ui/use-online';
import {
  type AvailabilityAction,
  type AvailabilityDialog,
  lastStepOf,
} from '@/lib/shared/domain/calendar/availability-mode';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { CopyDialog } from './copy-dialog';
import { RangeDialog } from './range-dialog';
import { endBarVariants, SelectionBar } from './selection-bar';
import type { Availability } from './use-availability';

interface ChangeAvailabilityProps {
  mode: Availability;
  atEnd?: boolean;
}

export function ChangeAvailability({ mode, atEnd = false }: ChangeAvailabilityProps) {
  const t = useTexts('calendar.availability');
  if (mode.state.isOn) return null;
  const button = (
    <button
      type="button"
      ref={mode.opener}
      className={
        atEnd
          ? buttonVariants({ className: 'min-w-0 flex-1' })
          : buttonVariants({ size: 'small', className: 'max-lg:hidden' })
      }
      onClick={() => mode.afterPress({ type: 'opened' })}
    >
      <CalendarCog />
      {t('open')}
    </button>
  );
  if (!atEnd) return button;
  return (
    <div className={endBarVariants({ look: 'button' })} data-end-bar="button">
      {button}
    </div>
  );
}

interface AvailabilityHeadProps {
  mode: Availability;
  who: string | null;
}

export function AvailabilityHead({ mode, who }: AvailabilityHeadProps) {
  const { options, state, dispatch, afterPress, leaving } = mode;
  const { dialog, selection } = state;
  if (!state.isOn) return null;
  const show = (next: AvailabilityDialog | null): AvailabilityAction => {
    return { type: 'dialogChanged', dialog: next };
  };
  const closeDialog = () => dispatch(show(null));
  const dialogProps = {
    ...options,
    onClose: closeDialog,
    send: mode.changes.send,
    onDone(text: string) {
      closeDialog();
      // A screen reader would not announce it while the dialog is open.
      afterPress({ type: 'resultShown', result: { isError: false, text, reason: null } });
    },
  };
  return (
    <>
      <ModeBar
        who={who}
        onRange={() => afterPress(show('range'))}
        onCopy={() => afterPress(show('copy'))}
        onClose={() => afterPress({ type: 'closeAsked' })}
      />
      <RangeDialog {...dialogProps} open={dialog === 'range'} />
      <CopyDialog {...dialogProps} open={dialog === 'copy'} />
      <LeaveDialog href={leaving.asked} onStay={leaving.stay} onLeave={leaving.release} />
      <DiscardDialog
        open={dialog === 'discard'}
        count={selection.picked.size}
        onKeep={closeDialog}
        onDiscard={() => dispatch({ type: 'closed' })}
      />
    </>
  );
}

export function AvailabilityFoot({ mode }: { mode: Availability }) {
  const isOnline = useOnline();
  const { state, dispatch, changes } = mode;
  if (!state.isOn) return <ChangeAvailability mode={mode} atEnd />;
  return (
    <SelectionBar
      picked={state.selection.picked}
      mark={state.mark}
      pending={state.pending}
      result={state.result}
      isOnline={isOnline}
      undo={lastStepOf(state)}
      onMark={(mark) => dispatch({ type: 'markChosen', mark })}
      onUndo={changes.undo}
      onApply={changes.apply}
    />
  );
}

interface DiscardDialogProps {
  open: boolean;
  count: number;
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardDialog({ open, count, onKeep, onDiscard }: DiscardDialogProps) {
  const t = useTexts('calendar.availability.discard');
  return (
    <Dialog leavesFirst open={open} onClose={onKeep} role="alertdialog" labelledBy="discard-title">
      <h2 id="discard-title" className={headingVariants({ size: 'small' })}>
        {t('heading')}
      </h2>
      <p className="text-muted">
        <bdi>{t('notApplied', { count })}</bdi>
      </p>
      <div className="sticky -bottom-(--sheet-end) -mt-3 -mb-(--sheet-end) flex flex-wrap items-center gap-3 bg-surface pt-3 pb-(--sheet-end)">
        <Button look="secondary" className="min-w-0 flex-1" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button look="danger" onClick={onDiscard}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}

interface ModeBarProps {
  who: string | null;
  onRange: () => void;
  onCopy: () => void;
  onClose: () => void;
}

function ModeBar({ who, onRange, onCopy, onClose }: ModeBarProps) {
  const t = useTexts('calendar.availability.mode');
  const bar = useRef<HTMLElement>(null);
  // The focused opener is gone.
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className="mb-4 grid gap-3 rounded-lg bg-wash px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      aria-labelledby="mode-title"
      ref={bar}
      tabIndex={-1}
    >
      <div>
        <h2 className={headingVariants({ size: 'small' })} id="mode-title">
          {t('heading')}
        </h2>
        {who === null ? null : <p className="font-semibold wrap-anywhere">{t('of', { who })}</p>}
        <p className="text-sm text-muted max-lg:hidden">{t('leadForMouse')}</p>
        <p className="text-sm text-muted lg:hidden">{t('leadForTouch')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" onClick={onRange}>
          <CalendarRange />
          {t('chooseRange')}
        </Button>
        <Button look="secondary" size="small" onClick={onCopy}>
          <Copy />
          {t('copyWeek')}
        </Button>
        <Button look="ghost" size="small" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}
