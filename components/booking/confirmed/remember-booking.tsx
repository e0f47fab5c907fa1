'use client';

import { useEffect } from 'react';
import { findBooked } from '@/components/booking/review/tab-memory';
import { type DeviceBooking, keepOnDevice } from '@/components/own-bookings/device-bookings';

interface RememberBookingProps extends Omit<DeviceBooking, 'isCancelled'> {
  /** From the server; if false, the tab may still know it. */
  isOwn: boolean;
}

/** Keeps it only on the device that booked: others may be shown this page too. */
export function RememberBooking(props: RememberBookingProps) {
  const { isOwn, serviceId, startsAt, endsAt, manageToken, path } = props;
  useEffect(() => {
    if (!isOwn && !findBooked(path)) return;
    keepOnDevice({ serviceId, startsAt, endsAt, manageToken, path, isCancelled: false });
  }, [isOwn, serviceId, startsAt, endsAt, manageToken, path]);
  return null;
}
