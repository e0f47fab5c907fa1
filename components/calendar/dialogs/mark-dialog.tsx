import { slotWords } from '@/components/calendar/week/slot-words';
import { PageLink } from '@/components/shared/links/page-link';
import { cardVariants } from '@/components/shared/ui/card';
import { CalendarPlus } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { type CalendarData, isElsewhere } from '@/lib/shared/domain/calendar/cells';
import type { Mark } from '@/lib/shared/domain/calendar/plan';
import { SLOT_MS } from '@/lib/shared/domain/calendar/slots';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { ConfirmDialog } from './confirm-dialog';
import type { SlotQuestion } from './slot-question';
import { SlotSourceLine } from './slot-source-line';

interface MarkDialogProps {
  question: SlotQuestion | null;
  lost: string | null;
  data: CalendarData;
  zone: string;
  /** Whose calendar; "" where one person works. */
  who: string;
  /** Null where no visit can be arranged. */
  arrangeHref: string | null;
  /** Null where there is no mark to clear. */
  clearing: { label: string; act: () => void } | null;
  onMark: (at: number, mark: Mark) => void;
  onKeep: () => void;
}

/** Asks whether a slot is to open or to close. */
export function MarkDialog(props: MarkDialogProps) {
  const { question, lost, data, zone, who, arrangeHref, clearing, onMark, onKeep } = props;
  const t = useTexts('calendar.question');
  const times = useTexts('calendar.times');
  const isOpening = question?.kind === 'open';
  // No mark opens what another calendar closes.
  const isShut = isOpening && isElsewhere(data, question.at);
  return (
    <ConfirmDialog
      open={isOpening || question?.kind === 'block'}
      question={t(isShut ? 'elsewhere' : isOpening ? 'makeAvailable' : 'makeUnavailable')}
      keepLabel={t(isShut ? 'close' : 'keep')}
      actLabel={isShut ? undefined : t(isOpening ? 'available' : 'unavailable')}
      lost={lost}
      other={isShut ? null : clearing}
      onKeep={onKeep}
      onAct={() => {
        if (question) onMark(question.at, isOpening ? 'available' : 'unavailable');
      }}
    >
      {question ? (
        <p className={cardVariants({ look: 'sunken', className: 'font-semibold' })}>
          {slotWords({ from: question.at, to: question.at + SLOT_MS }, zone, times)}
          <SlotSourceLine data={data} at={question.at} who={who} />
        </p>
      ) : null}
      {isShut ? <p className="text-muted">{t('elsewhereLead')}</p> : null}
      {arrangeHref ? (
        <PageLink className={textLinkVariants()} href={arrangeHref}>
          <CalendarPlus />
          {t('arranged')}
        </PageLink>
      ) : null}
    </ConfirmDialog>
  );
}
