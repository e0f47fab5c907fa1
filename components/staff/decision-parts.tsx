import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { FailureNote } from '@/components/shared/ui/failure-note';
import type { StaffDecided, StaffItem, StaffLetter } from '@/lib/shared/contract/staff';
import { languageName } from '@/lib/shared/domain/language-name';
import type { ReasonId } from '@/lib/shared/domain/moderation/clauses';
import type { StaffAction } from '@/lib/shared/domain/staff/room';
import { tagOf } from '@/lib/shared/texts/locales';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { staffItemPath } from '@/lib/shared/url/staff-url';

export interface DecisionState {
  action: StaffAction | '';
  reasonId: ReasonId | '';
  text: string;
  problems: Partial<Record<'action' | 'reasonId' | 'text', string>>;
  failed: string;
  /** Set if somebody else changed the item meanwhile. `latest` is null if that was no decision. */
  changed: { latest: StaffDecided | null } | null;
  letters: StaffLetter[] | null;
}

export const UNDECIDED: DecisionState = {
  action: '',
  reasonId: '',
  text: '',
  problems: {},
  failed: '',
  changed: null,
  letters: null,
};

interface LettersProps {
  letters: readonly StaffLetter[] | null;
  hasFailed: boolean;
  answersNotice: boolean;
}

export function Letters({ letters, hasFailed, answersNotice }: LettersProps) {
  const t = useTexts('staff.decide');
  if (answersNotice) return <p className="text-sm text-muted">{t('noMailKeep')}</p>;
  if (hasFailed) return <p className="text-sm text-muted">{t('mailFailed')}</p>;
  if (letters === null) return null;
  if (letters.length === 0) return <p className="text-sm text-muted">{t('noMail')}</p>;
  return (
    <section aria-label={t('mail')}>
      <h3 className="mb-2 text-sm font-semibold">{t('mail')}</h3>
      {letters.map(({ to, subject, text, language }) => (
        <div key={to} className="overflow-hidden rounded-md border border-line text-sm">
          <div className="bg-sunken p-3 wrap-anywhere">
            <p className="text-muted">{t('to', { address: to })}</p>
            {language === t.locale ? null : (
              // Chrome lacks names that the server has.
              <p className="text-muted" suppressHydrationWarning>
                {t('mailIn', { language: languageName(language, t.locale) })}
              </p>
            )}
            <p className="font-semibold" dir="auto" lang={tagOf(language)}>
              {subject}
            </p>
          </div>
          <div className="p-3 whitespace-pre-wrap wrap-anywhere" dir="auto" lang={tagOf(language)}>
            {text}
          </div>
        </div>
      ))}
    </section>
  );
}

/** The second to decide sees the first decision, and keeps the words. */
export function Conflict({ item, state }: { item: StaffItem; state: DecisionState }) {
  const t = useTexts('staff.decide');
  const done = useTexts('staff.done');
  const locale = useLocale();
  const latest = state.changed?.latest;
  const action = latest?.action ?? '';
  const whoDecided = latest?.by
    ? t('decidedBy', {
        name: latest.by,
        time: formatClock(latest.at, VENUE_ZONE.id, locale),
        action: done.isKey(action) ? done(action) : action,
      })
    : t('conflict');
  return (
    <div className={cardVariants({ className: 'grid gap-4' })}>
      <FailureNote>
        <p className="font-semibold">{whoDecided}</p>
        <PageLink
          className={buttonVariants({ size: 'small', className: 'mt-3' })}
          href={`${staffItemPath(item.kind, item.id)}?again=${item.version}`}
        >
          {t('look')}
        </PageLink>
      </FailureNote>
      {state.text ? (
        <div>
          <h3 className="text-sm font-semibold">{t('kept')}</h3>
          <p className="mt-1 rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap" dir="auto">
            {state.text}
          </p>
          <p className="mt-1 text-sm text-muted">{t('keptNote')}</p>
        </div>
      ) : null}
    </div>
  );
}
