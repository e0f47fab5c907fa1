'use client';

import { useEffect } from 'react';
import { findBooked } from '@/components/booking/review/tab-memory';
import { type DeviceBooking, keepOnDevice } from '@/components/own-bookings/device-bookings';

interface RememberBookingProps extends Omit<DeviceBooking, 'isCancelled'> {
  /** From the server; else the tab may know. */
  isOwn: boolean;
}

/** Only on the device that booked: others may see this page. */
export function RememberBooking(props: RememberBookingProps) {
  const { isOwn, serviceId, startsAt, endsAt, manageToken, path } = props;
  useEffect(() => {
    if (!isOwn && !findBooked(path)) return;
    keepOnDevice({ serviceId, startsAt, endsAt, manageToken, path, isCancelled: false });
  }, [isOwn, serviceId, startsAt, endsAt, manageToken, path]);
  return null;
}
