import { ActionForm } from '@/components/shared/forms/action-form';
import { Button } from '@/components/shared/ui/button';
import { CircleCheck } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import type { StaffVisit } from '@/lib/shared/contract/staff';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { UndoTimer } from './undo-timer';

interface UndoBarProps {
  undoable: StaffVisit['undoable'];
  said: string | string[] | undefined;
  undo: (form: FormData) => Promise<void>;
}

const PLACE = 'fixed inset-x-gutter bottom-4 z-toast grid justify-items-center gap-2';

const SAID = ['undone', 'tooLate', 'changed'] as const;

/** Stays on the next pages while the decision can be undone. */
export function UndoBar({ undoable, said, undo }: UndoBarProps) {
  const t = useTexts('staff.room');
  const done = useTexts('staff.done');
  const locale = useLocale();
  const outcomeKey = SAID.find((known) => known === said);
  const outcome = outcomeKey ? (
    <p
      className={noteVariants({
        look: outcomeKey === 'undone' ? 'success' : 'warning',
        className: 'w-full max-w-measure shadow-3',
      })}
      role="status"
    >
      {t(outcomeKey)}
    </p>
  ) : null;
  if (!undoable) return outcome && <div className={PLACE}>{outcome}</div>;
  const { id, name, action, until } = undoable;
  return (
    <div className={PLACE}>
      {outcome}
      <UndoTimer key={id} until={until}>
        <section
          className="flex w-full max-w-measure flex-wrap items-center gap-3 rounded-md bg-cypress px-4 py-3 text-sm text-white shadow-3 dark:border dark:border-line-strong"
          data-ground="cypress"
          aria-label={t('undoTitle')}
        >
          <CircleCheck className="text-marigold" />
          <p className="min-w-0 flex-1 basis-52 wrap-anywhere" role="status">
            {t('done', { name, action: done.isKey(action) ? done(action) : action })}{' '}
            {t('leaves', { time: formatClock(until, VENUE_ZONE.id, locale) })}
          </p>
          <ActionForm action={undo}>
            <input type="hidden" name="decisionId" value={id} />
            <Button look="hero-quiet" size="small" type="submit" data-key="z">
              {t('undo')}
            </Button>
          </ActionForm>
        </section>
      </UndoTimer>
    </div>
  );
}
