import type { SignedInDevice } from '@/components/portal/account/signed-in-devices';
import { getSignIn } from '@/lib/auth/session';
import { listOpenSessions } from '@/lib/host/sessions';
import { textsFor } from '@/lib/texts/catalogue';
import type { Locale } from '@/lib/texts/locales';
import { formatDate } from '@/lib/time/format';
import { VENUE_ZONE } from '@/lib/time/venue-zone';

export async function listSignedIn(userId: string, locale: Locale): Promise<SignedInDevice[]> {
  const [sessions, here] = await Promise.all([listOpenSessions(userId), getSignIn()]);
  const t = textsFor(locale, 'settings.sessions');
  const unnamed = textsFor(locale, 'push.section')('unnamed');
  return sessions.map(({ id, device, since }) => ({
    id,
    words: t('since', {
      device: device || unnamed,
      day: formatDate(since, VENUE_ZONE.id, locale),
    }),
    isThis: id === here?.signIn,
  }));
}
