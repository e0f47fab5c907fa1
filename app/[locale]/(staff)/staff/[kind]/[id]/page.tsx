import { EmptyState } from '@/components/shared/ui/empty-state';
import { DecisionForm } from '@/components/staff/decision-form';
import { ItemScreen } from '@/components/staff/item-screen';
import { UndoBar } from '@/components/staff/undo-bar';
import { findStaffItem, listComing, listQueue } from '@/lib/server/host/staff/room';
import { setPageStatus } from '@/lib/server/http/page-status';
import { STAFF_KINDS } from '@/lib/shared/domain/staff/room';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { staffItemPath, staffQueuePath } from '@/lib/shared/url/staff-url';
import { staffMetadata, staffPage } from '../../../staff-page';
import { draftsFor } from './drafts';
import { claim, decide, undo } from './item-action';

export const generateMetadata = () => staffMetadata('item');

interface StaffItemPageProps {
  params: Promise<{ kind: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const MOST_QUEUED = 500;

async function StaffItemPage({ params, searchParams }: StaffItemPageProps) {
  const [{ kind: asked, id: encoded }, query] = [await params, await searchParams];
  const kind = STAFF_KINDS.find((known) => known === asked);
  const id = decodeURIComponent(encoded);
  return staffPage({
    part: null,
    path: kind ? staffItemPath(kind, id) : staffQueuePath(),
    children: async (here) => {
      const t = await pageTexts('staff.item');
      const item = kind ? await findStaffItem(here, kind, id) : null;
      const bar = <UndoBar undoable={here.undoable} said={query.said} undo={undo} />;
      if (!item) {
        setPageStatus(404);
        return (
          <div className="py-8">
            <EmptyState title={t('gone')}>
              <p>{t('goneText')}</p>
            </EmptyState>
            {bar}
          </div>
        );
      }
      const showsComing = query.coming === 'yes' && item.account !== null;
      const [queue, coming] = await Promise.all([
        listQueue(here, { limit: MOST_QUEUED }),
        showsComing && item.account ? listComing(here, item.account.id) : null,
      ]);
      return (
        <>
          <ItemScreen
            item={item}
            queue={queue.items}
            coming={coming}
            staffId={here.staff.id}
            now={Date.now()}
            claim={claim}
          >
            <DecisionForm
              key={item.version}
              item={item}
              drafts={draftsFor(item, t.locale)}
              decide={decide}
            />
          </ItemScreen>
          {bar}
        </>
      );
    },
  });
}

export default withTexts('(staff)/staff/[kind]/[id]/page', StaffItemPage);
