import { PersonFace } from '@/components/shared/face/person-face';
import { Card } from '@/components/shared/ui/card';
import { Fact } from '@/components/shared/ui/fact';
import { headingVariants } from '@/components/shared/ui/heading';
import { Mail, Phone } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { CustomerContact } from '@/components/visits/customers/customer-contact';
import { CustomerNote } from '@/components/visits/customers/customer-note';
import { CustomerVisits } from '@/components/visits/customers/customer-visits';
import { SamePerson } from '@/components/visits/customers/same-person';
import type { CustomerDetail } from '@/lib/shared/contract/customers';
import type { KeptVisit } from '@/lib/shared/contract/provider-bookings';
import { weeksBetween } from '@/lib/shared/domain/booking/customers';
import { formatEuro } from '@/lib/shared/domain/money';
import { mailHref } from '@/lib/shared/domain/text/mail-address';
import { telephoneHref } from '@/lib/shared/domain/text/telephone';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { formatDate, localDay } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

const zone = VENUE_ZONE.id;

function startsOf(bookings: readonly KeptVisit[]): number[] {
  return bookings.map(({ startsAt }) => startsAt);
}

interface OwnCustomerProps {
  calendarId: number;
  customer: CustomerDetail;
}

export function OwnCustomer({ calendarId, customer }: OwnCustomerProps) {
  const t = useTexts('customers.person');
  const list = useTexts('customers.list');
  const now = Date.now();
  const { id, bookings, note, alike, merges } = customer;
  const isOver = ({ endsAt }: KeptVisit) => endsAt <= now;
  const past = bookings.filter(isOver);
  const coming = bookings.filter((booking) => !isOver(booking)).reverse();
  const kept = past.filter(({ isCancelled, didNotCome }) => !isCancelled && !didNotCome);
  const [lastMissed] = startsOf(past.filter(({ didNotCome }) => didNotCome));
  const name = customer.name || list('noName');
  return (
    <div className="grid gap-8 pb-16 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-5">
        <div className="flex items-center gap-4">
          <PersonFace person={{ name, pictureUrl: null }} size="large" />
          <h1 className={headingVariants({ face: 'name', size: 'medium' })}>
            <bdi translate="no">{name}</bdi>
          </h1>
        </div>
        <CustomerContact customer={customer} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_auto_1fr]">
        <CustomerFigures
          visits={customer.visits}
          totalMinor={customer.totalMinor}
          missed={customer.missed}
          lastMissed={lastMissed === undefined ? null : formatDate(lastMissed, zone, t.locale)}
          everyWeeks={weeksBetween(startsOf(kept))}
        />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <noscript>
            <p className={noteVariants({ look: 'info', className: 'mb-4' })}>{t('noScript')}</p>
          </noscript>
          <CustomerNote
            key={`${id} ${note.version}`}
            calendarId={calendarId}
            customerId={id}
            first={note}
            zone={zone}
          />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2">
          <CustomerVisits coming={coming} past={past} today={localDay(now, zone)} zone={zone} />
        </div>
        <div className="grid content-start gap-5 lg:col-start-2 lg:row-start-3">
          <Contact customer={customer} />
          <SamePerson
            calendarId={calendarId}
            customer={customer}
            alike={alike}
            merges={merges}
            zone={zone}
          />
        </div>
      </div>
    </div>
  );
}

interface CustomerFiguresProps {
  visits: number;
  totalMinor: number;
  missed: number;
  /** In words; null where unknown. */
  lastMissed: string | null;
  everyWeeks: number | null;
}

function CustomerFigures(props: CustomerFiguresProps) {
  const { visits, totalMinor, missed, lastMissed, everyWeeks } = props;
  const t = useTexts('customers.person');
  const figures = [
    {
      name: t('visits'),
      value: String(visits),
      note: totalMinor > 0 ? t('total', { total: formatEuro(totalMinor, t.locale) }) : '',
    },
    {
      name: t('missed'),
      value: String(missed),
      note: lastMissed === null ? '' : t('missedLast', { day: lastMissed }),
    },
    ...(everyWeeks === null
      ? []
      : [{ name: t('every'), value: t('weeks', { count: everyWeeks }), note: t('about') }]),
  ];
  return (
    <dl className="flex border-y border-line">
      {figures.map(({ name, value, note }) => (
        <div
          key={name}
          className="grid min-w-0 flex-1 content-start border-line py-4 not-first:border-s not-first:ps-4 not-last:pe-2"
        >
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="grid">
            <span className="text-xl font-bold">{value}</span>
            <span className="text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ customer: { phone, email } }: Pick<OwnCustomerProps, 'customer'>) {
  const t = useTexts('customers.person');
  return (
    <Card>
      <h2 className={headingVariants({ face: 'name', className: 'pb-1 text-base' })}>
        {t('contact')}
      </h2>
      <dl>
        {phone ? (
          <Fact Icon={Phone} name={t('phone')}>
            <a href={telephoneHref(phone)} dir="ltr">
              {phone}
            </a>
          </Fact>
        ) : null}
        {email ? (
          <Fact Icon={Mail} name={t('email')}>
            <a href={mailHref(email)}>{email}</a>
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

export function CustomerGone() {
  const t = useTexts('customers.person');
  return (
    <div className="grid gap-2 py-10">
      <h1 className={headingVariants({ size: 'medium' })}>{t('gone')}</h1>
      <p className="text-muted">{t('goneCause')}</p>
    </div>
  );
}
