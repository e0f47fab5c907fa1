import type { EventChoice } from '@/lib/domain/directory/event-choice';
import { useTexts } from '@/lib/texts/use-texts';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { UnreadPage } from '../unread-page';

export function WhatsOnProblem({ choice }: { choice: EventChoice }) {
  const t = useTexts('publicEvents.problem');
  return <UnreadPage title={t('title')} path={whatsOnPath(choice)} />;
}
