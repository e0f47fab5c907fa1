import { Log } from '@/components/staff/log';
import { listLog, listPeople } from '@/lib/server/host/staff/room';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { parseLogState, staffLogPath } from '@/lib/shared/url/staff-url';
import { staffMetadata, staffPage } from '../../staff-page';

export const generateMetadata = () => staffMetadata('decided');

interface StaffLogPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function StaffLogPage({ searchParams }: StaffLogPageProps) {
  const state = parseLogState(await searchParams);
  return staffPage({
    part: 'decided',
    path: staffLogPath(state),
    children: async (here) => {
      const [page, people] = await Promise.all([listLog(here, state), listPeople(here)]);
      return <Log state={state} rows={page.rows} found={page.found} people={people} />;
    },
  });
}

export default withTexts('(staff)/staff/decided/page', StaffLogPage);
