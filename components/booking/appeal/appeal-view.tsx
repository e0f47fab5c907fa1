import type { ReactNode } from 'react';
import { ManageHeader } from '@/components/booking/manage/manage-header';
import { StepHeading } from '@/components/booking/step-heading';
import { PageLink } from '@/components/shared/links/page-link';
import { useReasonText } from '@/components/shared/report/use-reason-text';
import { Footer } from '@/components/shared/site/footer';
import { StatePage } from '@/components/shared/site/state-page';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Check, Clock, Mail, Pencil } from '@/components/shared/ui/icons';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { AppealPage } from '@/lib/shared/contract/moderation';
import { REASONS } from '@/lib/shared/domain/moderation/clauses';
import type { Texts } from '@/lib/shared/texts/texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { clausePath, paths } from '@/lib/shared/url/paths';
import { AppealForm } from './appeal-form';
import type { AppealAction } from './state';

const zone = VENUE_ZONE.id;

export function NoAppeal({ why }: { why: 'unknown' | 'failed' }) {
  const t = useTexts('moderation.appeal');
  return (
    <>
      <ManageHeader />
      <main className={pageVariants()}>
        <StatePage title={t(`${why}Title`)} cause={t(`${why}Lead`)}>
          <PageLink className={buttonVariants()} href={paths.contact}>
            {t('contact')}
          </PageLink>
        </StatePage>
      </main>
      <Footer />
    </>
  );
}

type Stage = 'open' | 'sent' | 'answered' | 'over' | 'settled';

function stageOf({ decision, sent, answer, isSettled, closesAt }: AppealPage, now: number): Stage {
  if (answer) return 'answered';
  // The appeal of a notice's sender is answered even then.
  if (isSettled && !decision.notice) return 'settled';
  if (sent) return 'sent';
  if (isSettled) return 'settled';
  return now < closesAt ? 'open' : 'over';
}

/** The first sentence about something that was taken down after the sender of a notice appealed. */
function takenLead({ isOwnerTold, isSettled }: AppealPage) {
  if (isOwnerTold) return isSettled ? 'takenLead' : 'takenThenLead';
  return isSettled ? 'settledNoticeLead' : 'takenUntoldLead';
}

function leadOf(appeal: AppealPage, stage: Stage, t: Texts<'moderation.appeal'>): string {
  if (appeal.answer?.text === '') return t(takenLead(appeal));
  if (stage === 'settled' && appeal.decision.notice) return t('settledNoticeLead');
  if (stage === 'sent' && !appeal.isMailed) return t('sentHereLead');
  return t(`${stage}Lead`, { day: formatDay(appeal.closesAt, zone, t.locale) });
}

interface AppealViewProps {
  token: string;
  appeal: AppealPage;
  /** Epoch ms. */
  now: number;
  action: AppealAction;
}

export function AppealView({ token, appeal, now, action }: AppealViewProps) {
  const t = useTexts('moderation.appeal');
  const { sent, answer } = appeal;
  const stage = stageOf(appeal, now);
  return (
    <>
      <ManageHeader />
      <main
        className={pageVariants({
          className:
            'grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-16 *:min-w-0 lg:grid-cols-[minmax(0,44rem)_22.5rem] lg:justify-between lg:gap-16 lg:pt-10 lg:pb-20',
        })}
      >
        <div className="grid content-start gap-6">
          <div className="grid gap-3">
            <StepHeading>
              {stage === 'answered' ? t(`${answer?.outcome ?? 'stays'}Title`) : t(`${stage}Title`)}
            </StepHeading>
            <p className="text-lg text-muted">{leadOf(appeal, stage, t)}</p>
          </div>
          {answer?.text ? <Words title={t('answer')} text={answer.text} isOurs /> : null}
          <Decided appeal={appeal} />
          {sent ? <Words title={t('yours')} text={sent.text} /> : null}
          {stage === 'open' ? (
            <section className="grid gap-4" aria-labelledby="appeal">
              <h2 className={headingVariants({ size: 'small' })} id="appeal">
                {t('yours')}
              </h2>
              <AppealForm token={token} action={action} />
            </section>
          ) : null}
          {stage === 'over' || stage === 'answered' ? (
            <p>
              <PageLink className={textLinkVariants()} href={paths.contact}>
                {t('contact')}
              </PageLink>
            </p>
          ) : null}
        </div>
        <aside className="grid content-start gap-5">
          <Standing appeal={appeal} stage={stage} />
          <p className="text-sm text-muted">{t('whoever')}</p>
        </aside>
      </main>
    </>
  );
}

function Words({ title, text, isOurs = false }: { title: string; text: string; isOurs?: boolean }) {
  return (
    <section
      className={
        isOurs
          ? 'grid gap-2 rounded-lg bg-wash p-5'
          : cardVariants({ look: 'sunken', className: 'grid gap-2' })
      }
    >
      <h2 className={headingVariants({ face: 'name', className: 'text-base' })}>{title}</h2>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
    </section>
  );
}

function Decided({ appeal }: { appeal: AppealPage }) {
  const { decision, answer, isSettled } = appeal;
  const t = useTexts('moderation.appeal');
  const before = useTexts('moderation.appealBefore');
  const kinds = useTexts('moderation.appealKinds');
  const clauses = useTexts('moderation.clauses');
  const reasonText = useReasonText();
  const { number, kind, name, action, reasonId, text, decidedAt, notice } = decision;
  const clause = reasonId && REASONS[reasonId].clause;
  const isOver = isSettled || answer?.outcome === 'reverse';
  const facts: [string, ReactNode][] = [
    [t('decision'), isOver ? before(action, { kind }) : t(action, { kind })],
    [t('when'), formatDay(decidedAt, zone, t.locale)],
  ];
  if (clause) {
    const link = (
      <PageLink className={textLinkVariants({ className: '-my-3' })} href={clausePath(clause)}>
        {clauses(clause)}
      </PageLink>
    );
    facts.push([t('why'), link]);
  }
  if (decision.byNotice && !notice) facts.push([t('ledTo'), t('notice')]);
  facts.push([t('who'), t(decision.isMarked ? 'marked' : 'person')], [t('number'), `D-${number}`]);
  return (
    <section className="grid gap-3" aria-labelledby="decided">
      <h2 className={headingVariants({ size: 'small' })} id="decided">
        {t('decided')}
      </h2>
      <div className={cardVariants({ className: 'grid gap-4 wrap-anywhere' })}>
        {notice ? (
          <div>
            <p className="font-semibold">{t('yourNotice', { number: String(notice.number) })}</p>
            <p className="text-sm text-muted">
              {kinds(kind)}: <bdi translate="no">{name}</bdi>
            </p>
            <p className="text-sm text-muted">
              {reasonText(notice.reason, kind === 'review' ? kind : 'service')}
            </p>
            {notice.text ? (
              <p className="mt-2 whitespace-pre-line" dir="auto">
                {notice.text}
              </p>
            ) : null}
          </div>
        ) : (
          <div>
            <p className="font-semibold">
              <bdi translate="no">{name}</bdi>
            </p>
            <p className="text-sm text-muted">{kinds(kind)}</p>
          </div>
        )}
        <dl className="grid items-baseline gap-3 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
          {facts.map(([term, value]) => (
            <div className="contents" key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="max-sm:-mt-2">{value}</dd>
            </div>
          ))}
        </dl>
        {text ? <Words title={t(notice ? 'why' : 'facts')} text={text} /> : null}
      </div>
    </section>
  );
}

function Standing({ appeal, stage }: { appeal: AppealPage; stage: Stage }) {
  const t = useTexts('moderation.appeal');
  const { decision, closesAt, sent, answer } = appeal;
  const at = (instant: number) =>
    t('at', {
      day: formatDay(instant, zone, t.locale),
      time: formatClock(instant, zone, t.locale),
    });
  if (stage === 'over' || stage === 'settled') return null;
  const steps = [
    { icon: Check, title: t('stepDecided'), words: at(decision.decidedAt), isDone: true },
    {
      icon: Pencil,
      title: t('yours'),
      words: sent ? at(sent.sentAt) : t('until', { day: formatDay(closesAt, zone, t.locale) }),
      isDone: sent !== null,
    },
    { icon: Clock, title: t('stepLooks'), words: t('looks'), isDone: answer !== null },
    {
      icon: Mail,
      title: t('answer'),
      words: answer ? at(answer.answeredAt) : t(appeal.isMailed ? 'stepAnswer' : 'stepAnswerHere'),
      isDone: answer !== null,
    },
  ];
  return (
    <section className={cardVariants({ className: 'grid gap-4' })} aria-labelledby="standing">
      <h2 className={headingVariants({ face: 'name', className: 'text-base' })} id="standing">
        {t('standing')}
      </h2>
      <ol className="grid gap-4">
        {steps.map(({ icon: Icon, title, words, isDone }) => (
          <li className="flex gap-4" key={title}>
            <span
              className={`grid size-9 flex-none place-items-center rounded-pill ${isDone ? 'bg-primary text-on-primary' : 'border-1.5 border-dashed border-line-strong'}`}
            >
              <Icon className="size-5" />
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">
                <bdi>{words}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
