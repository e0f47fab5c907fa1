import { Queue } from '@/components/staff/queue';
import { UndoBar } from '@/components/staff/undo-bar';
import { listQueue } from '@/lib/server/host/staff/room';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { parseQueueState, staffQueuePath } from '@/lib/shared/url/staff-url';
import { staffMetadata, staffPage } from '../staff-page';
import { claim, undo } from './queue-action';

export const generateMetadata = () => staffMetadata('waiting');

interface StaffQueuePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function StaffQueuePage({ searchParams }: StaffQueuePageProps) {
  const query = await searchParams;
  const state = parseQueueState(query);
  return staffPage({
    part: 'waiting',
    path: staffQueuePath(state),
    children: async (here) => {
      const { kind, ...asked } = state;
      const queue = await listQueue(here, { ...asked, ...(kind && { kind }) });
      return (
        <>
          <Queue
            state={state}
            first={queue}
            now={Date.now()}
            staffId={here.staff.id}
            claim={claim}
          />
          <UndoBar undoable={here.undoable} said={query.said} undo={undo} />
        </>
      );
    },
  });
}

export default withTexts('(staff)/staff/page', StaffQueuePage);
