import type { Metadata } from 'next';
import { withTexts } from '@/lib/texts/browser-texts';
import { pageTexts } from '@/lib/texts/page-texts';
import { openingHoursPath, PEOPLE_PATH } from '@/lib/url/portal-paths';
import { OwnPage } from '../own-page';
import { OwnPeople } from './own-people';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('people') };
}

async function PeoplePage() {
  const t = await pageTexts('people.page');
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      noScript={t('noScript')}
      path={PEOPLE_PATH}
      back={{ href: openingHoursPath(), label: t('back') }}
    >
      {(user) => <OwnPeople user={user} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/people/page', PeoplePage);
