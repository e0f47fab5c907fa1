'use server';

import { redirect } from 'next/navigation';
import { moveByLink } from '@/lib/server/host/calendar/customer-link';
import { actionLocale } from '@/lib/server/http/action-locale';
import { parseInstant } from '@/lib/shared/time/instant';
import { BOOKING_KEYS, parsePerson } from '@/lib/shared/url/booking-url';
import { localePath } from '@/lib/shared/url/locale-path';
import { movePath } from '@/lib/shared/url/manage-url';
import { changeWithinLimit, pathAfter } from '../change-within-limit';

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Leads back to the times if the chosen one is taken. */
export async function moveVisit(form: FormData): Promise<void> {
  const [token, key] = [textIn(form, 'token'), textIn(form, 'key')];
  const startsAt = parseInstant(textIn(form, BOOKING_KEYS.startsAt));
  const person = parsePerson(textIn(form, BOOKING_KEYS.person));
  const language = actionLocale();
  const outcome =
    startsAt === null
      ? 'taken'
      : await changeWithinLimit(() => moveByLink(token, { startsAt, person, language }, key));
  const path =
    outcome === 'taken' ? movePath(token, { startsAt, person }) : pathAfter(token, outcome);
  redirect(localePath(language, path));
}
