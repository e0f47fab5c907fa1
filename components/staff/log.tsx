import { PageForm } from '@/components/shared/links/page-form';
import { PageLink } from '@/components/shared/links/page-link';
import { badgeVariants } from '@/components/shared/ui/badge';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { EmptyState } from '@/components/shared/ui/empty-state';
import { Field } from '@/components/shared/ui/field';
import { headingVariants } from '@/components/shared/ui/heading';
import { Download } from '@/components/shared/ui/icons';
import { SelectField } from '@/components/shared/ui/select-field';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { StaffDecided, StaffLogRow, StaffPerson } from '@/lib/shared/contract/staff';
import { CLAUSES, REASON_IDS } from '@/lib/shared/domain/moderation/clauses';
import { noteWords } from '@/lib/shared/domain/staff/note-words';
import { STAFF_ACTIONS, STAFF_KINDS } from '@/lib/shared/domain/staff/room';
import { withCommas } from '@/lib/shared/texts/lists';
import { useLocale, useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatLongDate, localDay } from '@/lib/shared/time/format';
import { toIso } from '@/lib/shared/time/instant';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { inLanguage } from '@/lib/shared/url/locale-path';
import {
  LOG_DAYS,
  type LogState,
  STAFF_LOG_PATH,
  staffFilePath,
  staffItemPath,
  staffLogPath,
} from '@/lib/shared/url/staff-url';
import { Face } from './face';

const zone = VENUE_ZONE.id;

const OTHER_ACTIONS = ['undo', 'viewed', 'joined', 'added', 'role', 'removed'] as const;

interface LogProps {
  state: LogState;
  rows: readonly StaffLogRow[];
  found: number;
  people: readonly StaffPerson[];
}

export function Log({ state, rows, found, people }: LogProps) {
  const t = useTexts('staff.log');
  const locale = useLocale();
  const days = [...new Set(rows.map(({ at }) => localDay(at, zone)))];
  return (
    <div className="grid gap-6 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className={headingVariants({ size: 'large' })}>{t('title')}</h1>
          <p className="max-w-measure text-sm text-muted">{t('lead')}</p>
        </div>
        <a
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          href={inLanguage(staffFilePath(state), locale)}
          download
        >
          <Download />
          {t('export')}
        </a>
      </div>
      <Filters state={state} people={people} />
      <p className="text-sm text-muted" role="status">
        {t('found', { count: found })}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : null}
      {days.map((day) => {
        const ofDay = rows.filter(({ at }) => localDay(at, zone) === day);
        return (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 className="border-b-2 border-text pb-1.5 text-base font-semibold" id={`day-${day}`}>
              {formatLongDate(ofDay[0]?.at ?? 0, zone, locale)}
            </h2>
            <ul>
              {ofDay.map((row) => (
                <li key={keyOf(row)} className="border-b border-line">
                  <Row row={row} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {found > rows.length ? (
        <PageLink
          className={buttonVariants({ look: 'secondary', className: 'justify-self-start' })}
          href={staffLogPath({ ...state, limit: Math.min(state.limit + 50, 10_000) })}
          scroll={false}
        >
          {t('earlier')}
        </PageLink>
      ) : null}
    </div>
  );
}

const keyOf = ({ at, by, action, subjectId, decision }: StaffLogRow) =>
  [at, by, action, subjectId, decision?.id].join(' ');

function Filters({ state, people }: Pick<LogProps, 'state' | 'people'>) {
  const t = useTexts('staff.log');
  const [done, kinds] = [useTexts('staff.done'), useTexts('staff.kind')];
  return (
    <PageForm
      action={STAFF_LOG_PATH}
      method="get"
      role="search"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
    >
      <Field
        id="q"
        name="q"
        type="search"
        label={t('search')}
        placeholder={t('searchHint')}
        defaultValue={state.q}
        maxLength={100}
        dir="auto"
      />
      <SelectField
        id="by"
        name="by"
        label={t('who')}
        placeholder={t('everybody')}
        defaultValue={state.by}
        options={[
          ...people.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
          { value: 'command', label: t('commandLine') },
        ]}
      />
      <SelectField
        id="action"
        name="action"
        label={t('action')}
        placeholder={t('any')}
        defaultValue={state.action}
        options={[...STAFF_ACTIONS, ...OTHER_ACTIONS].map((value) => ({
          value,
          label: done(value),
        }))}
      />
      <SelectField
        id="kind"
        name="kind"
        label={t('about')}
        placeholder={t('anything')}
        defaultValue={state.kind}
        options={[...STAFF_KINDS, 'staff' as const].map((value) => ({
          value,
          label: kinds(value),
        }))}
      />
      <SelectField
        id="days"
        name="days"
        label={t('when')}
        defaultValue={String(state.days)}
        options={LOG_DAYS.map((days) => ({ value: String(days), label: t('days', { days }) }))}
      />
      <Button type="submit" look="secondary">
        {t('filter')}
      </Button>
    </PageForm>
  );
}

const LOOK = {
  approve: 'approved',
  restore: 'approved',
  ask: 'pending',
  viewed: 'pending',
  refuse: 'rejected',
  takeDown: 'rejected',
  suspend: 'rejected',
} as const;

function Row({ row }: { row: StaffLogRow }) {
  const t = useTexts('staff.log');
  const done = useTexts('staff.done');
  const kinds = useTexts('staff.kind');
  const reasons = useTexts('moderation.reasons');
  const notes = useTexts('staff.notes');
  const room = useTexts('staff.room');
  const locale = useLocale();
  const { at, by, action, kind, name, decision, note } = row;
  const who = by ?? t('commandLine');
  const look = action in LOOK ? LOOK[action as keyof typeof LOOK] : 'delisted';
  const reasonId = REASON_IDS.find((id) => id === decision?.reasonId);
  const noteText = noteWords(note, { notes, room });
  const line = (
    <>
      <time className="w-12 flex-none text-sm text-muted" dateTime={toIso(at)}>
        {formatClock(at, zone, locale)}
      </time>
      <span className="flex w-40 flex-none items-center gap-2 text-sm">
        <Face name={who} />
        <span className="min-w-0 wrap-anywhere" dir="auto">
          {who}
        </span>
      </span>
      <span className="w-46 flex-none">
        <span className={badgeVariants({ look, className: 'whitespace-normal' })}>
          {done.isKey(action) ? done(action) : action}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">
        <b className="block font-semibold" dir="auto">
          {name || t('nameless')}
        </b>
        <span className="text-muted">
          {withCommas(
            [kinds.isKey(kind) ? kinds(kind) : kind, noteText, decision?.isUndone && t('undone')],
            locale,
          )}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-32 text-sm text-muted">
        {reasonId ? reasons(reasonId) : ''}
      </span>
    </>
  );
  const look2 = 'flex min-h-target flex-wrap items-center gap-x-4 gap-y-1 py-3';
  if (!decision) return <div className={look2}>{line}</div>;
  return (
    <details>
      <summary className={`cursor-pointer list-none ${look2}`}>{line}</summary>
      <Opened decision={decision} />
    </details>
  );
}

function Opened({ decision }: { decision: StaffDecided }) {
  const t = useTexts('staff.log');
  const clauses = useTexts('moderation.clauses');
  const appeal = useTexts('moderation.appeal');
  const { id, kind, subjectId, clause, text, version, noticeId, undoes, isMarked, isThere } =
    decision;
  const known = CLAUSES.find((one) => one === clause);
  const about = STAFF_KINDS.find((one) => one === kind);
  const facts = [
    { term: t('number'), value: t('numberOf', { number: String(id) }) },
    ...(known ? [{ term: t('clause'), value: clauses(known) }] : []),
    ...(noticeId === null
      ? []
      : [{ term: t('ledTo'), value: t('notice', { number: String(noticeId) }) }]),
    { term: t('program'), value: isMarked ? appeal('marked') : t('no') },
    ...(version === null ? [] : [{ term: t('version'), value: version }]),
    ...(undoes === null
      ? []
      : [{ term: t('undoes'), value: t('numberOf', { number: String(undoes) }) }]),
  ];
  return (
    <div
      className={cardVariants({
        look: 'sunken',
        className: 'mb-3 grid gap-6 text-sm md:grid-cols-2',
      })}
    >
      <div>
        <h3 className="font-semibold">{t('facts')}</h3>
        <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
          {text ?? t('noFacts')}
        </p>
        {about && isThere ? (
          <PageLink
            className={textLinkVariants({ className: 'mt-2' })}
            href={staffItemPath(about, subjectId)}
          >
            {t('open')}
          </PageLink>
        ) : null}
      </div>
      <dl>
        {facts.map(({ term, value }) => (
          <div
            key={term}
            className="grid grid-cols-2 gap-3 border-b border-line py-1.5 last:border-0"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
