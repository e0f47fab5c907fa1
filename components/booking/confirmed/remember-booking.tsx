'use client';

import { useEffect } from 'react';
import { findBooked } from '@/components/booking/review/tab-memory';
import { type DeviceBooking, keepOnDevice } from '@/components/own-bookings/device-bookings';

interface RememberBookingProps extends Omit<DeviceBooking, 'isCancelled'> {
  /** Whether the server knows that this browser made the booking; else the tab may know it. */
  isOwn: boolean;
}

/** Keeps a confirmed booking on the device on which it was made: whoever is shown its page has not booked. */
export function RememberBooking(props: RememberBookingProps) {
  const { isOwn, serviceId, startsAt, endsAt, manageToken, path } = props;
  useEffect(() => {
    if (!isOwn && !findBooked(path)) return;
    keepOnDevice({ serviceId, startsAt, endsAt, manageToken, path, isCancelled: false });
  }, [isOwn, serviceId, startsAt, endsAt, manageToken, path]);
  return null;
}
