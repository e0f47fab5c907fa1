import { PushChoices } from '@/components/account/mail-choices';
import { PushSection } from '@/components/push/push-section';
import type { PushChoice } from '@/lib/domain/accounts/settings';
import { useTexts } from '@/lib/texts/use-texts';
import { savePush } from './account-action';
import type { PushOf } from './load-settings';

/** `off` is null where {host} notifies of everything. */
export function PushPart({
  calendarId,
  push,
  off,
}: PushOf & { off: readonly PushChoice[] | null }) {
  const t = useTexts('push.section');
  if (!push) return <p className="text-muted">{t('unread')}</p>;
  const choices = off && <PushChoices off={off} action={savePush} />;
  return <PushSection calendarId={calendarId} push={push} choices={choices} />;
}
