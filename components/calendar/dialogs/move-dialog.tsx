import type { CalendarCalls } from '@/components/calendar/week/calendar-calls';
import { spanWords } from '@/components/calendar/week/slot-words';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { dialogEndVariants } from '@/components/shared/ui/dialog-end';
import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { ArrowLeft, X } from '@/components/shared/ui/icons';
import { Names } from '@/components/shared/ui/names';
import { Spinner } from '@/components/shared/ui/spinner';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import type { MovableVisit } from '@/lib/shared/domain/visits/move-visit';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatShortDay, localDay } from '@/lib/shared/time/format';
import { MoveFields } from './move-fields';
import { QuestionLost } from './question-lost';
import { type MovedVisit, useMove } from './use-move';

interface MoveDialogProps {
  visit: MovableVisit | null;
  /** Why it is impossible now; null if possible. */
  lost?: string | null;
  to?: Place | null;
  zone: string;
  calls: CalendarCalls;
  onBack: () => void;
  onClose: () => void;
  onMoved: (moved: MovedVisit) => void;
}

export function MoveDialog({ visit, lost = null, onBack, onClose, ...about }: MoveDialogProps) {
  const t = useTexts('calendar.move');
  return (
    <Dialog
      leavesFirst
      look="side"
      open={visit !== null || lost !== null}
      onClose={onClose}
      labelledBy="move-title"
    >
      <div className="flex items-center gap-2">
        <IconButton className="-ms-2" aria-label={t('back')} onClick={onBack}>
          <ArrowLeft className="rtl:-scale-x-100" />
        </IconButton>
        <h2 id="move-title" className={headingVariants({ size: 'medium', className: 'flex-1' })}>
          {t('title')}
        </h2>
        <IconButton className="-me-2" aria-label={t('close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <QuestionLost why={lost} />
      {visit === null || lost !== null ? null : (
        <MoveForm visit={visit} onLeave={onClose} {...about} />
      )}
    </Dialog>
  );
}

interface MoveFormProps extends Pick<MoveDialogProps, 'to' | 'zone' | 'calls' | 'onMoved'> {
  visit: MovableVisit;
  onLeave: () => void;
}

function MoveForm({ visit, to = null, zone, calls, onMoved, onLeave }: MoveFormProps) {
  const t = useTexts('calendar.move');
  const move = useMove({ visit, to, zone, calls, onMoved });
  const { start, person, isSending } = move.form;
  const { isMoved, isReady } = move.checked;
  const clock = formatClock(start, zone, t.locale);
  const isOtherDay = localDay(start, zone) !== localDay(visit.span.from, zone);
  const isOtherTime = start !== visit.span.from;
  const name = move.team.people.find(({ id }) => id === person)?.name ?? '';
  const label = () => {
    if (isSending) return t('moving');
    if (!isMoved) return t('chooseOther');
    if (!isOtherTime) return t('giveTo', { name });
    const day = formatShortDay(start, zone, t.locale);
    return t('moveTo', { time: isOtherDay ? withCommas([day, clock], t.locale) : clock });
  };
  return (
    <form
      className="contents"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void move.send();
      }}
    >
      <Whose visit={visit} zone={zone} />
      <MoveFields move={move} visit={visit} zone={zone} />
      <div
        className={dialogEndVariants({ className: 'flex-wrap *:flex-auto dialog:mt-auto' })}
        data-move-end=""
      >
        <Button look="secondary" onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button type="submit" aria-disabled={!isReady || isSending || undefined}>
          {isSending ? <Spinner /> : null}
          {label()}
        </Button>
      </div>
    </form>
  );
}

function Whose({ visit, zone }: Pick<MoveFormProps, 'visit' | 'zone'>) {
  const t = useTexts('calendar.move');
  const times = useTexts('calendar.times');
  const visits = useTexts('calendar.visit');
  const { booking, span } = visit;
  const day = formatShortDay(span.from, zone, t.locale);
  const when = times('slot', { day, time: spanWords(span, zone, times) });
  const name = booking.person?.name ?? '';
  return (
    <div className="rounded-md bg-sunken p-4 wrap-anywhere">
      <p className={headingVariants({ face: 'name' })}>
        <bdi>{booking.customerName || visits('booking')}</bdi>
      </p>
      <p className="text-sm text-muted">
        <Names names={booking.services.map((service) => service.name)} />
      </p>
      <p className="mt-1 text-sm">
        {t.rich('now', {
          when: name ? t('withPerson', { when, name }) : when,
          b: (chunks) => <b>{chunks}</b>,
        })}
      </p>
    </div>
  );
}
