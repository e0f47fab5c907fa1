'use server';

import { redirect } from 'next/navigation';
import { cancelByLink } from '@/lib/host/calendar/customer-link';
import { actionLocale } from '@/lib/http/action-locale';
import { parseInstant } from '@/lib/time/instant';
import { BOOKING_KEYS } from '@/lib/url/booking-url';
import { localePath } from '@/lib/url/locale-path';
import { changeWithinLimit, pathAfter } from './change-within-limit';

export async function cancelVisit(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  const shownStart = parseInstant(String(form.get(BOOKING_KEYS.startsAt) ?? ''));
  const locale = actionLocale();
  const outcome =
    shownStart === null
      ? 'failed'
      : await changeWithinLimit(() => cancelByLink(token, shownStart, locale));
  redirect(localePath(locale, pathAfter(token, outcome)));
}
