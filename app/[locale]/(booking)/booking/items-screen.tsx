import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { sitePreview } from '@/app/page-metadata';
import { BookingHeader } from '@/components/booking/booking-header';
import { BookingProblemPage, problemTitle } from '@/components/booking/booking-problem-page';
import { type Bookable, ItemPicker } from '@/components/booking/items/item-picker';
import { ProviderCard, type ProviderCardProps } from '@/components/booking/provider-card';
import { contactsOf } from '@/components/profile/contacts';
import { OwnBookings } from '@/components/shared/own-bookings/own-bookings';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { MessageCircle, Phone } from '@/components/shared/ui/icons';
import { findCalendarId } from '@/lib/server/host/accounts';
import { listServiceItems } from '@/lib/server/host/service-items';
import { doNotShare } from '@/lib/server/http/page-status';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import type { Service } from '@/lib/shared/contract/services';
import { itemIn } from '@/lib/shared/domain/services/service-item';
import { product } from '@/lib/shared/product';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { bookingPath } from '@/lib/shared/url/booking-url';
import { providerPath } from '@/lib/shared/url/paths';
import { LoadFailure, orFailure } from './load-failure';
import { loadService, type Unloadable, unloadable } from './load-service';
import { setProblemStatus } from './problem-status';

interface Services {
  ok: true;
  service: Service;
  provider: ProviderCardProps;
  items: ServiceItem[];
  bookable: Bookable;
  isComplete: boolean;
}

async function toBookable(calendarId: number | null | LoadFailure): Promise<Bookable> {
  if (typeof calendarId === 'number') return { calendarId };
  const t = await pageTexts('booking.closed');
  const isKnown = calendarId === null;
  const reason = isKnown ? t('noCalendar') : t('calendarUnknown', { product: product.name });
  return { calendarId: null, reason };
}

const loadItems = cache(async (serviceId: string): Promise<Services | Unloadable> => {
  const found = await loadService(serviceId);
  if (!found.ok) return found;
  const [items, calendarId] = await Promise.all([
    orFailure(listServiceItems(serviceId), 'items'),
    orFailure(findCalendarId(serviceId), 'calendar'),
  ]);
  if (items instanceof LoadFailure) return unloadable(items);
  const { locale } = await pageTexts('meta.booking');
  const shown = items.map((item) => itemIn(item, locale));
  const isComplete = !(calendarId instanceof LoadFailure);
  return { ...found, items: shown, bookable: await toBookable(calendarId), isComplete };
});

export async function itemsMetadata(serviceId: string): Promise<Metadata> {
  const [step, preview] = await Promise.all([loadItems(serviceId), sitePreview()]);
  if (!step.ok) {
    return { ...preview, title: problemTitle(step.problem, await pageTexts('booking.problem')) };
  }
  const t = await pageTexts('meta.booking');
  const isBookable = step.bookable.calendarId !== null && step.items.length > 0;
  return {
    ...preview,
    title: t('items'),
    ...(isBookable && { description: t('itemsDescription', { name: step.service.name }) }),
  };
}

export async function itemsScreen(serviceId: string) {
  const step = await loadItems(serviceId);
  if (!step.ok) {
    setProblemStatus(step.problem);
    const retry = bookingPath({ serviceId });
    return <BookingProblemPage problem={step.problem} serviceId={serviceId} retry={retry} />;
  }
  if (!step.isComplete) doNotShare();
  return (
    <>
      <BookingHeader step={1} leave={{ href: providerPath(serviceId), way: 'toProfile' }} />
      <OwnBookings serviceId={serviceId} />
      <ItemPicker
        serviceId={serviceId}
        bookable={step.bookable}
        items={step.items}
        provider={<ProviderCard {...step.provider} />}
        otherWays={<OtherWays service={step.service} />}
      />
    </>
  );
}

function OtherWays({ service }: { service: Service }) {
  const t = useTexts('booking.otherWays');
  const { call, message } = contactsOf(service, false);
  if (!call && !message) return null;
  return (
    <section
      className={cardVariants({ look: 'sunken', className: 'flex flex-col gap-4' })}
      aria-labelledby="other-ways"
    >
      <h2 className="text-base font-semibold" id="other-ways">
        {t('heading')}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {call ? (
          <a className={buttonVariants()} href={call}>
            <Phone />
            {t('call')}
          </a>
        ) : null}
        {message ? (
          <OutsideLink
            className={call ? buttonVariants({ look: 'secondary' }) : buttonVariants()}
            href={message}
          >
            <MessageCircle />
            {t('message')}
          </OutsideLink>
        ) : null}
      </div>
    </section>
  );
}
