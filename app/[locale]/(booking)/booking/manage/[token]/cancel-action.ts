'use server';

import { redirect } from 'next/navigation';
import { cancelByLink } from '@/lib/server/host/calendar/customer-link';
import { actionLocale } from '@/lib/server/http/action-locale';
import { parseInstant } from '@/lib/shared/time/instant';
import { BOOKING_KEYS } from '@/lib/shared/url/booking-url';
import { localePath } from '@/lib/shared/url/locale-path';
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
