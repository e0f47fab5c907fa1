'use client';

import { useEffect } from 'react';
import { findBooked } from '@/components/booking/review/tab-memory';
import { type DeviceBooking, keepOnDevice } from '@/components/shared/own-bookings/device-bookings';

interface RememberBookingProps extends Required<Omit<DeviceBooking, 'isCancelled'>> {
  /** What the server knows. If it is false, the memory of the tab may still know the booking. */
  isOwn: boolean;
}

/** Only the device that booked remembers the booking, because others may see this page. */
export function RememberBooking(props: RememberBookingProps) {
  const { isOwn, serviceId, startsAt, endsAt, manageToken, path, name, person } = props;
  useEffect(() => {
    const booked = findBooked(path);
    if (!isOwn && !booked) return;
    const isMailed = props.isMailed || !!booked?.mail;
    const visit = { serviceId, startsAt, endsAt, name, person };
    keepOnDevice({ ...visit, manageToken, path, isMailed, isCancelled: false });
  }, [isOwn, serviceId, startsAt, endsAt, manageToken, path, name, person, props.isMailed]);
  return null;
}
