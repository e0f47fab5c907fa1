import type { Metadata } from 'next';
import { sitePreview } from '@/app/page-metadata';
import { BookingHeader } from '@/components/booking/booking-header';
import { BookingProblemPage, problemTitle } from '@/components/booking/booking-problem-page';
import { ItemPicker } from '@/components/booking/items/item-picker';
import { OtherWays } from '@/components/booking/other-ways';
import { ProviderCard } from '@/components/booking/provider-card';
import { pageTexts } from '@/lib/texts/page-texts';
import { bookingPath } from '@/lib/url/booking-url';
import { providerPath } from '@/lib/url/paths';
import { loadItems } from './load-items';
import { setProblemStatus } from './problem-status';

export async function itemsMetadata(serviceId: string): Promise<Metadata> {
  const step = await loadItems(serviceId);
  const title = step.ok
    ? (await pageTexts('meta.booking'))('items')
    : problemTitle(step.problem, await pageTexts('booking.problem'));
  return { ...(await sitePreview()), title };
}

export async function itemsScreen(serviceId: string) {
  const step = await loadItems(serviceId);
  if (!step.ok) {
    setProblemStatus(step.problem);
    const retry = bookingPath({ serviceId });
    return <BookingProblemPage problem={step.problem} serviceId={serviceId} retry={retry} />;
  }
  return (
    <>
      <BookingHeader step={1} leave={{ href: providerPath(serviceId), way: 'toProfile' }} />
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
