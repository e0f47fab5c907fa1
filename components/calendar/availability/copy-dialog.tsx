import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { Dialog } from '@/components/shared/ui/dialog';
import { SelectField } from '@/components/shared/ui/select-field';
import { useOnline } from '@/components/shared/ui/use-online';
import { formatDate } from '@/lib/shared/domain/calendar/date-words';
import { MAX_COPY_WEEKS } from '@/lib/shared/domain/calendar/plan';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { CopiedDays, TickedDaysOff } from './copied-days';
import { DialogHead } from './dialog-head';
import { SendingActions } from './sending-actions';
import { SendingNotice } from './sending-notice';
import { type CopyOptions, useCopy } from './use-copy';

const WEEKS = Array.from({ length: MAX_COPY_WEEKS }, (_, index) => index + 1);

export function CopyDialog(props: CopyOptions) {
  const { isOurs } = props.calls;
  const t = useTexts('calendar.availability.copy');
  const isOnline = useOnline();
  const { choice, choose, plan, week, last, sending, problem, retry, apply, close } =
    useCopy(props);
  const { weeks, clears, ticked } = choice;
  const days = plan?.dates.length ?? 0;
  const isRunning = sending.phase === 'running';
  const nothing = plan?.isEmpty ? t(isOurs ? 'nothingMarked' : 'nothingSet') : null;
  const summary = () => {
    if (!plan) return problem ? null : t('reading');
    if (days === 0 && !plan.isEmpty) return t('allOff');
    if (days === 0) return t(isOurs ? 'markFirst' : 'setFirst');
    const sets = { days, last: formatDate(last, t.locale) };
    if (!isOurs) return t('summary', sets);
    return t(clears ? 'summaryOfAll' : 'summaryOfMarks', sets);
  };
  return (
    <Dialog leavesFirst open={props.open} onClose={close} labelledBy="copy-title">
      <DialogHead id="copy-title" title={t('heading')} onClose={close} />
      <SendingNotice sending={sending} problem={problem ?? nothing} />
      {problem ? (
        <Button look="secondary" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      ) : null}
      <p>
        <bdi>{t('lead', { week })}</bdi>
      </p>
      <SelectField
        id="copy-weeks"
        label={t('weeksLabel')}
        value={String(weeks)}
        options={WEEKS.map((count) => ({ value: String(count), label: t('weeks', { count }) }))}
        disabled={isRunning}
        onChange={(event) => choose({ weeks: Number(event.target.value) })}
      />
      {isOurs ? (
        <label className="flex cursor-pointer items-start gap-3 py-2.5">
          <input
            className={checkboxVariants()}
            type="checkbox"
            checked={clears}
            disabled={isRunning}
            onChange={(event) => choose({ clears: event.target.checked })}
          />
          <span>{t('clears')}</span>
        </label>
      ) : null}
      <div className={cardVariants({ look: 'sunken', className: 'grid gap-2 text-sm' })}>
        <p>{summary()}</p>
        <CopiedDays dates={plan?.dates ?? []} />
      </div>
      <TickedDaysOff
        daysOff={plan?.offered ?? []}
        ticked={ticked}
        isDisabled={isRunning}
        onChange={(next) => choose({ ticked: next })}
      />
      <SendingActions
        sending={sending}
        isOnline={isOnline}
        isReady={plan !== null}
        action="copy"
        onApply={apply}
        onClose={close}
      />
    </Dialog>
  );
}
