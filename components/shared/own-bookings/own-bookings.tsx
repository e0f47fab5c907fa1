'use client';

import { useEffect, useRef } from 'react';
import { useLate } from '@/lib/shared/texts/use-late';
import { useLocale } from '@/lib/shared/texts/use-texts';
import { listOnDevice } from './device-bookings';

const loadList = async () => (await import('./own-bookings-list')).OwnBookingsList;

interface OwnBookingsProps {
  serviceId?: string;
}

export function OwnBookings({ serviceId }: OwnBookingsProps) {
  const { Late, open } = useLate('components/shared/own-bookings/own-bookings-list', loadList);
  const locale = useLocale();
  const show = useRef(() => {});
  show.current = () => {
    const isHere = listOnDevice().some((booking) => !serviceId || booking.serviceId === serviceId);
    // If loading fails, the page stays as it is.
    if (isHere) void open(locale).catch(() => {});
  };
  useEffect(() => {
    show.current();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) show.current();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return Late ? <Late serviceId={serviceId} /> : null;
}
