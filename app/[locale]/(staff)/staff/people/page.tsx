import { StaffPeople } from '@/components/staff/people';
import { listPeople } from '@/lib/server/host/staff/room';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { STAFF_PEOPLE_PATH } from '@/lib/shared/url/staff-url';
import { staffMetadata, staffPage } from '../../staff-page';
import { changeStaff } from './people-action';

export const generateMetadata = () => staffMetadata('people');

interface StaffPeoplePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function StaffPeoplePage({ searchParams }: StaffPeoplePageProps) {
  const { remove } = await searchParams;
  return staffPage({
    part: 'people',
    path: STAFF_PEOPLE_PATH,
    children: async (here) => (
      <StaffPeople
        people={await listPeople(here)}
        me={here.staff}
        now={Date.now()}
        removing={typeof remove === 'string' ? Number(remove) : null}
        change={changeStaff}
      />
    ),
  });
}

export default withTexts('(staff)/staff/people/page', StaffPeoplePage);
