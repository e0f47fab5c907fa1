import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { openingHoursPath } from '@/lib/shared/url/portal-paths';
import { portalPath } from '@/lib/shared/url/portal-url';
import { OwnPage } from '../own-page';
import { OwnHours } from './own-hours';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('openingHours') };
}

async function OpeningHoursPage() {
  const t = await pageTexts('hours.page');
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      noScript={t('noScript')}
      path={openingHoursPath()}
      back={{ href: portalPath('calendar'), label: t('back') }}
    >
      {(user) => <OwnHours userId={user.id} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/opening-hours/page', OpeningHoursPage);
