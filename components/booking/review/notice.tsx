import { type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { CircleAlert } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import {
  CONTACT_FIELDS,
  type Contact,
  type ContactField,
} from '@/lib/shared/domain/booking/contact';
import { leftToRight } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatLongDate } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';
import { EnterConfirms } from './confirm-button';
import { REVIEW_FORM_ID } from './contact';
import { LostSlot } from './lost-slot';
import { timesPathOf } from './paths';
import type { ContactErrors, OpenAttempt, Reach, Review, ReviewState } from './state';
import { WaysToFindOut } from './ways-to-find-out';

interface ReviewNoticeProps {
  state: ReviewState;
  review: Review;
  contact: Contact;
  reach: Reach;
  keepsKeys: boolean;
  /** Unanswered attempts, which may have booked. */
  open: readonly OpenAttempt[];
  onSwitch: (start: number) => void;
}

/** Takes the focus when it appears. */
export function ReviewNotice({ state, open, keepsKeys, ...lost }: ReviewNoticeProps) {
  const t = useTexts('booking.notice');
  const refusal = useTexts('booking.refusal');
  const { review, reach } = lost;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAnswer =
      state.kind === 'lost'
        ? state.message !== null
        : ['invalid', 'phoneUnsure', 'refused', 'unsettled'].includes(state.kind);
    if (isAnswer) ref.current?.focus();
  }, [state]);
  const ofThisTime = open.find(({ startsAt }) => startsAt === review.startsAt);
  const attempt = ofThisTime ?? open.at(-1);
  // A lost time's notice says this itself.
  const isNoted =
    state.kind === 'lost' ? !ofThisTime : ['unsettled', 'editing', 'refused'].includes(state.kind);
  return (
    <div ref={ref} tabIndex={-1} data-notice className="outline-none empty:hidden">
      {state.kind === 'invalid' ? <ErrorSummary errors={state.errors} /> : null}
      {state.kind === 'phoneUnsure' ? <PhoneQuestion phone={lost.contact.customerPhone} /> : null}
      {state.kind === 'refused' ? (
        <Notice title={state.message}>
          {attempt ? null : <p>{t('nothingBooked')}</p>}
          {reach.call ? (
            <a className={textLinkVariants({ className: 'me-4 inline-block' })} href={reach.call}>
              {t('call', { number: leftToRight(reach.phoneNumber, t.locale) })}
            </a>
          ) : null}
          <PageLink
            className={textLinkVariants({ className: 'inline-block' })}
            href={timesPathOf(review)}
          >
            {t('otherTime')}
          </PageLink>
        </Notice>
      ) : null}
      {attempt && isNoted ? (
        <OpenAttemptNote
          review={review}
          attempt={attempt}
          reach={reach}
          keepsKeys={keepsKeys}
          message={state.kind === 'unsettled' ? state.message : refusal('unconfirmed')}
        />
      ) : null}
      {state.kind === 'lost' ? (
        <LostSlot
          {...lost}
          message={state.message}
          isOwnPossible={ofThisTime !== undefined}
          nearestStarts={state.nearestStarts}
        />
      ) : null}
    </div>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Note look="error" role="alert">
      <CircleAlert />
      <div className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{title}</h2>
        <div>{children}</div>
      </div>
    </Note>
  );
}

function ErrorSummary({ errors }: { errors: ContactErrors }) {
  const t = useTexts('booking.notice');
  return (
    <Notice title={t('correctFields')}>
      <ul>
        {CONTACT_FIELDS.filter((field) => errors[field]).map((field) => (
          <li key={field}>
            <FieldLink field={field}>{errors[field]}</FieldLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A button of the form answers the question, also without scripts. */
function PhoneQuestion({ phone }: { phone: string }) {
  const t = useTexts('booking.notice');
  const strong = (chunks: ReactNode) => <bdi className="font-semibold">{chunks}</bdi>;
  return (
    <Notice title={t('phoneQuestion')}>
      <p>{t.rich('phoneLength', { phone, number: strong })}</p>
      <p>{t('phoneAbroad')}</p>
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <EnterConfirms />
        <button
          type="submit"
          form={REVIEW_FORM_ID}
          name="phoneConfirmed"
          value={phone}
          className={buttonVariants({ size: 'small' })}
        >
          {t('phoneRight')}
        </button>
        <FieldLink field="customerPhone">{t('phoneChange')}</FieldLink>
      </div>
    </Notice>
  );
}

function FieldLink({ field, children }: { field: ContactField; children: ReactNode }) {
  return (
    <a
      className={textLinkVariants()}
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(field)?.focus();
      }}
    >
      {children}
    </a>
  );
}

interface OpenAttemptNoteProps extends Pick<ReviewNoticeProps, 'review' | 'reach' | 'keepsKeys'> {
  attempt: OpenAttempt;
  message: string;
}

const bdi = (chunks: ReactNode) => <bdi translate="no">{chunks}</bdi>;

function OpenAttemptNote(props: OpenAttemptNoteProps) {
  const { review, attempt, reach, keepsKeys, message } = props;
  const t = useTexts('booking.openAttempt');
  const time = formatClock(attempt.startsAt, VENUE_ZONE.id, t.locale);
  const day = formatLongDate(attempt.startsAt, VENUE_ZONE.id, t.locale);
  const isThisTime = attempt.startsAt === review.startsAt;
  const mayRepeat = keepsKeys && isThisTime;
  const [cause, provider] = [message.replace(/\.$/, ''), review.provider.name];
  return (
    <Note look="error" role="alert">
      <CircleAlert />
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="text-base font-semibold">
          {mayRepeat ? message : t('unknown', { time, day })}
        </h2>
        {mayRepeat ? (
          <p>{t('mayBeBooked')}</p>
        ) : (
          <>
            <p>{t.rich('noAnswer', { message: cause, name: bdi, provider })}</p>
            <p>{t(isThisTime ? 'sendsNothing' : 'onlyIfBoth')}</p>
          </>
        )}
        <WaysToFindOut review={review} reach={reach} />
      </div>
    </Note>
  );
}
