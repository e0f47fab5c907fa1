import { useTexts } from '#texts';
import { publicEventPath } from '@/lib/url/whats-on-url';
import { UnreadPage } from '../unread-page';

/** The page of an event when it cannot be read. */
export function EventProblem({ id }: { id: string }) {
  const t = useTexts('publicEvents.problem');
  return <UnreadPage title={t('eventTitle')} path={publicEventPath(id)} />;
}
