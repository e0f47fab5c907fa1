import { PushSection } from '@/components/push/push-section';
import { useTexts } from '@/lib/texts/use-texts';
import type { PushOf } from './load-settings';

export function PushPart({ calendarId, push }: PushOf) {
  const t = useTexts('push.section');
  if (!push) return <p className="text-muted">{t('unread')}</p>;
  return <PushSection calendarId={calendarId} push={push} />;
}
