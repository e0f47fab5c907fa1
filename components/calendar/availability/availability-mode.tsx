import { useEffect, useRef } from 'react';
import { LeaveDialog } from '@/components/shared/forms/leave-dialog';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { headingVariants } from '@/components/shared/ui/heading';
import { CalendarCog, CalendarRange, Copy } from '@/components/shared/ui/icons';
import { useOnline } from '@/components/shared/ui/use-online';
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
  if (mode.isOn) return null;
  const button = (
    <button
      type="button"
      ref={mode.opener}
      className={
        atEnd
          ? buttonVariants({ className: 'min-w-0 flex-1' })
          : buttonVariants({ size: 'small', className: 'max-lg:hidden' })
      }
      onClick={mode.open}
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
  const { calls, zone, today, monday, week, dialog, picked } = mode;
  if (!mode.isOn) return null;
  return (
    <>
      <ModeBar
        who={who}
        onRange={() => mode.openDialog('range')}
        onCopy={() => mode.openDialog('copy')}
        onClose={mode.close}
      />
      <RangeDialog
        zone={zone}
        today={today}
        open={dialog === 'range'}
        onClose={mode.closeDialog}
        send={mode.send}
        onDone={mode.finish}
      />
      <CopyDialog
        calls={calls}
        zone={zone}
        monday={monday}
        marks={week}
        open={dialog === 'copy'}
        onClose={mode.closeDialog}
        send={mode.send}
        onDone={mode.finish}
      />
      <LeaveDialog
        href={mode.leaving.asked}
        onStay={mode.leaving.stay}
        onLeave={mode.leaving.release}
      />
      <DiscardDialog
        open={dialog === 'discard'}
        count={picked.size}
        onKeep={mode.closeDialog}
        onDiscard={mode.discard}
      />
    </>
  );
}

export function AvailabilityFoot({ mode }: { mode: Availability }) {
  const isOnline = useOnline();
  if (!mode.isOn) return <ChangeAvailability mode={mode} atEnd />;
  return (
    <SelectionBar
      picked={mode.picked}
      mark={mode.mark}
      pending={mode.pending}
      result={mode.result}
      isOnline={isOnline}
      undo={mode.undo}
      onMark={mode.setMark}
      onUndo={mode.undoLast}
      onApply={mode.apply}
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
