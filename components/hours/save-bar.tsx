import { useTexts } from '#texts';
import { ActionBar } from '@/components/ui/action-bar';
import { Button } from '@/components/ui/button';
import { CircleAlert } from '@/components/ui/icons';
import { noteVariants } from '@/components/ui/note';
import { Spinner } from '@/components/ui/spinner';
import { changedDays, weekMinutes } from '@/lib/domain/hours/edit-week';
import type { OpeningHoursState } from './use-opening-hours';

/** What has changed, and the buttons to save or undo it; before that, what became of the last save. */
export function SaveBar({ state }: { state: OpeningHoursState }) {
  const t = useTexts('hours.save');
  const week = useTexts('hours.week');
  const { draft, saved, conflicts, isChanged, isWrong, isSending, problem, message } = state;
  const hours = draft.sets[0]?.week ?? [];
  const minutes = weekMinutes(hours);
  return (
    <>
      {problem ? (
        <div className={noteVariants({ look: 'error', className: 'mb-4' })} role="alert">
          <CircleAlert />
          <p className="min-w-0 flex-1">{problem.text}</p>
          {problem.isStale ? (
            <Button look="secondary" size="small" onClick={state.save}>
              {t('replace')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ActionBar className="-mx-gutter flex-wrap justify-end gap-3" aria-label={t('label')}>
        <div className="min-w-32 flex-1">
          {/* Always in the page: a status that is added together with its text is not read out. */}
          <p className="font-bold" role="status">
            {message}
          </p>
          {isChanged && !message ? (
            <p className="font-bold">
              {t('changed', { count: changedDays(hours, saved.sets[0]?.week ?? []) })}
            </p>
          ) : null}
          <p className="text-sm text-muted">
            {isWrong
              ? week('fixFirst')
              : t('total', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
            {conflicts.total > 0 ? `, ${t('outside', { count: conflicts.total })}` : ''}
          </p>
        </div>
        {isChanged ? (
          <Button look="ghost" disabled={isSending} onClick={state.undo}>
            {t('undo')}
          </Button>
        ) : null}
        <Button
          aria-disabled={!isChanged || isWrong || isSending}
          className="aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-subtle"
          onClick={() => {
            if (isChanged && !isWrong && !isSending) void state.save();
          }}
        >
          {isSending ? <Spinner /> : null}
          {isSending ? t('sending') : t('save')}
        </Button>
      </ActionBar>
    </>
  );
}
