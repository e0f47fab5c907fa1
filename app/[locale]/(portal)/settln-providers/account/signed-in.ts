import type { SignedInDevice } from '@/components/portal/account/signed-in-devices';
import { getSignIn } from '@/lib/server/auth/session';
import { listOpenSessions } from '@/lib/server/host/sessions';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Locale } from '@/lib/shared/texts/locales';
import { formatDate } from '@/lib/shared/time/format';
import { VENUE_ZONE } from '@/lib/shared/time/venue-zone';

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
