import { StepHeading } from '@/components/booking/step-heading';
import { ActionForm } from '@/components/shared/forms/action-form';
import { PageLink } from '@/components/shared/links/page-link';
import { Art } from '@/components/shared/ui/art';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Pencil, Repeat } from '@/components/shared/ui/icons';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { ReviewLink } from '@/lib/shared/contract/reviews';
import { REASONS } from '@/lib/shared/domain/moderation/clauses';
import { holdsContact } from '@/lib/shared/domain/reviews/review';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { appealPath } from '@/lib/shared/url/appeal-url';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { clausePath, providerPath } from '@/lib/shared/url/paths';
import { type ReviewFailure, type ReviewView, reviewPath } from '@/lib/shared/url/review-url';
import { ChangeFailure } from './change-failure';
import { MissedNote } from './missed-note';
import { ReviewPage } from './review-page';
import type { LinkAction } from './state';
import { VisitAside } from './visit-aside';
import { WrittenWords } from './written-words';

const zone = VENUE_ZONE.id;

type Written = NonNullable<ReviewLink['review']>;

interface WrittenViewProps {
  token: string;
  link: ReviewLink;
  review: Written;
  view: ReviewView | null;
  failure: ReviewFailure | null;
  remove: LinkAction;
  wasThere: LinkAction;
}

export function WrittenView(props: WrittenViewProps) {
  const t = useTexts('reviews.written');
  const { token, link, review, view, failure, remove, wasThere } = props;
  const isOpen = link.stage === 'open' && review.status !== 'refused';
  return (
    <ReviewPage aside={<VisitAside link={link} />}>
      {view === 'sent' && isOpen ? (
        <Thanks link={link} review={review} />
      ) : (
        <Standing link={link} review={review} />
      )}
      <ChangeFailure failure={failure} />
      <MissedNote token={token} missed={link.missed} action={wasThere} />
      {view === 'remove' && isOpen ? (
        <RemoveQuestion token={token} closesAt={link.closesAt} action={remove} />
      ) : null}
      <WrittenWords link={link} review={review} />
      {isOpen && view !== 'remove' ? (
        <div className="grid gap-2 sm:flex">
          <PageLink
            className={buttonVariants({ look: 'secondary' })}
            href={reviewPath(token, 'change')}
          >
            <Pencil />
            {t('change')}
          </PageLink>
          <PageLink
            className={buttonVariants({ look: 'danger-quiet' })}
            href={reviewPath(token, 'remove')}
          >
            {t('remove')}
          </PageLink>
        </div>
      ) : null}
    </ReviewPage>
  );
}

function useStanding({ status, text, publishAt }: Written, isPublic: boolean): string {
  const t = useTexts('reviews.written');
  if (status === 'held') {
    return `${t('held')} ${t(holdsContact(text) ? 'heldContact' : 'heldProgram')}`;
  }
  const day = formatDay(publishAt, zone, t.locale);
  return status === 'waiting'
    ? t(isPublic ? 'waiting' : 'waitingHidden', {
        day,
        time: formatClock(publishAt, zone, t.locale),
      })
    : '';
}

function Thanks({ link, review }: { link: ReviewLink; review: Written }) {
  const t = useTexts('reviews.written');
  const standing = useStanding(review, link.serviceId !== null);
  const [name = ''] = link.author.split(' ');
  const { serviceId } = link;
  return (
    <>
      <section className="grid gap-5 rounded-lg bg-wash p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <div className="grid gap-3 wrap-anywhere" role="status">
          <StepHeading>{t('thanks', { known: name ? 'yes' : 'no', name })}</StepHeading>
          {review.status === 'held' ? (
            <p className="text-lg">{standing}</p>
          ) : (
            <>
              <p className="text-lg">{t('thanksLead')}</p>
              {standing ? <p className="text-sm text-muted">{standing}</p> : null}
            </>
          )}
        </div>
        <Art name="empty" className="h-auto w-44 justify-self-end" />
      </section>
      {serviceId ? (
        <div className="grid gap-2 sm:flex">
          <PageLink className={buttonVariants()} href={bookingPath({ serviceId, itemIds: [] })}>
            <Repeat />
            {t('again')}
          </PageLink>
          <PageLink
            className={buttonVariants({ look: 'secondary' })}
            href={providerPath(serviceId)}
          >
            {t('page')}
          </PageLink>
        </div>
      ) : null}
    </>
  );
}

function Standing({ link, review }: { link: ReviewLink; review: Written }) {
  const t = useTexts('reviews.written');
  const standing = useStanding(review, link.serviceId !== null);
  const { status, publishedAt, statusReason, decision } = review;
  const day = formatDay(link.closesAt, zone, t.locale);
  const isReplaced = review.isReplaced === true;
  const badge = {
    waiting: t('waits'),
    held: t('reads'),
    published: isReplaced
      ? t('replaced')
      : t('shownSince', { day: formatDay(publishedAt ?? 0, zone, t.locale) }),
    refused: t('refused'),
    'taken back': '',
  }[status];
  const isOpen = link.stage === 'open';
  const isRefused = status === 'refused';
  const look =
    status === 'published' && !isReplaced
      ? 'bg-approved text-on-approved'
      : 'bg-pending text-on-pending';
  return (
    <div className="grid justify-items-start gap-3">
      <span className={`rounded-pill px-3 py-1.5 text-xs font-semibold ${look}`}>{badge}</span>
      <StepHeading>
        {isRefused ? t('refusedTitle') : isOpen ? t('title') : t('closedTitle')}
      </StepHeading>
      <p className="text-muted">
        {isRefused ? t('refusedLead') : isOpen ? t('lead', { day }) : t('closedLead', { day })}
      </p>
      {statusReason && isRefused ? (
        <blockquote
          className={cardVariants({
            look: 'sunken',
            padding: 'small',
            className: 'm-0 w-full whitespace-pre-line wrap-anywhere',
          })}
          dir="auto"
        >
          {statusReason}
        </blockquote>
      ) : null}
      {decision && isRefused ? <Refusal decision={decision} /> : null}
      {isReplaced ? <p className="text-sm text-muted">{t('replacedLead')}</p> : null}
      {standing ? <p className="text-sm text-muted">{standing}</p> : null}
    </div>
  );
}

/** Without an e-mail address, customers read it only here. */
function Refusal({ decision }: { decision: NonNullable<Written['decision']> }) {
  const t = useTexts('reviews.written');
  const clauses = useTexts('moderation.clauses');
  const { number, reasonId, token } = decision;
  const clause = reasonId && REASONS[reasonId].clause;
  return (
    <>
      <p className="text-sm text-muted">
        {t('decision', { number: String(number) })}
        {clause ? (
          <>
            {' · '}
            <PageLink className={textLinkVariants()} href={clausePath(clause)}>
              {clauses(clause)}
            </PageLink>
          </>
        ) : null}
      </p>
      <PageLink className={buttonVariants({ look: 'secondary' })} href={appealPath(token)}>
        {t('appeal')}
      </PageLink>
    </>
  );
}

function RemoveQuestion({
  token,
  closesAt,
  action,
}: {
  token: string;
  closesAt: number;
  action: LinkAction;
}) {
  const t = useTexts('reviews.written');
  const day = formatDay(closesAt, zone, t.locale);
  return (
    <section className={cardVariants({ className: 'grid gap-4' })} aria-labelledby="remove">
      <h2 className={headingVariants({ face: 'name', className: 'text-base' })} id="remove">
        {t('removeTitle')}
      </h2>
      <p className="text-sm text-muted">{t('removeLead', { day })}</p>
      <div className="grid gap-2 sm:flex">
        <PageLink className={buttonVariants({ look: 'secondary' })} href={reviewPath(token)}>
          {t('keep')}
        </PageLink>
        <ActionForm className="grid" action={action}>
          <input type="hidden" name="token" value={token} />
          <button className={buttonVariants({ look: 'danger' })} type="submit">
            {t('removeNow')}
          </button>
        </ActionForm>
      </div>
    </section>
  );
}
