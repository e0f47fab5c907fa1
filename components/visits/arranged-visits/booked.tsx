import { PageLink } from '@/components/shared/links/page-link';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { headingVariants } from '@/components/shared/ui/heading';
import { CircleCheck } from '@/components/shared/ui/icons';
import { Note, noteVariants } from '@/components/shared/ui/note';
import { passFocus } from '@/components/shared/ui/pass-focus';
import type { ArrangedVisits } from '@/lib/shared/domain/visits/arrange-form';
import { withCommas } from '@/lib/shared/texts/lists';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatClock } from '@/lib/shared/time/clock-words';
import { formatDay, localDay } from '@/lib/shared/time/format';
import { calendarPath } from '@/lib/shared/url/calendar-url';

interface BookedProps {
  done: ArrangedVisits;
  /** The entered address; "" for none. */
  email: string;
  person: number | null;
  zone: string;
  onAgain: () => void;
  /** Leads back to the form with what was typed, to choose other times for lost visits. */
  onOther: () => void;
}

/** The heading gets the focus, so that it is read out. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}

/** The button that leads back to the form disappears together with this page. */
const passToForm = passFocus(() => document.querySelector<HTMLElement>('main h1'));

export function Booked({ done, email, person, zone, onAgain, onOther }: BookedProps) {
  const t = useTexts('arranged.done');
  const { booked, lost, mail } = done;
  const words = (at: number) =>
    withCommas([formatDay(at, zone, t.locale), formatClock(at, zone, t.locale)], t.locale);
  const [first] = booked;
  return (
    <div className="grid max-w-160 justify-items-start gap-5 pb-12" ref={passToForm}>
      <Note look="success" size="large" className="w-full">
        <CircleCheck />
        <div className="min-w-0">
          <h1
            className={headingVariants({ size: 'small', className: 'outline-none' })}
            tabIndex={-1}
            ref={takeFocus}
          >
            {t('heading', { count: booked.length })}
          </h1>
          <ul className="mt-2">
            {booked.map(({ id, startsAt }) => (
              <li key={id}>{words(startsAt)}</li>
            ))}
          </ul>
          {mail || email ? (
            <p className="mt-3 wrap-anywhere">{mail ? t(mail) : t('notMailed', { email })}</p>
          ) : null}
        </div>
      </Note>
      {lost.length > 0 ? (
        <div className={noteVariants({ look: 'error', className: 'w-full flex-col' })} role="alert">
          <b>{t('lost', { count: lost.length })}</b>
          <ul>
            {lost.map((at) => (
              <li key={at}>{words(at)}</li>
            ))}
          </ul>
          <Button look="secondary" size="small" className="self-start" onClick={onOther}>
            {t('other')}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {first ? (
          <PageLink
            className={buttonVariants()}
            href={calendarPath({ view: 'day', date: localDay(first.startsAt, zone), person })}
          >
            {t('calendar')}
          </PageLink>
        ) : null}
        <Button look="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
