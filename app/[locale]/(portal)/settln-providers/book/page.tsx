import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { arrangePath, parseArrange } from '@/lib/shared/url/arrange-url';
import { calendarPath } from '@/lib/shared/url/calendar-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { OwnPage } from '../own-page';
import { OwnArrangedVisits } from './own-arranged-visits';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('arranged') };
}

async function ArrangePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await pageTexts('arranged.page');
  const state = parseArrange(await searchParams);
  const { date, person } = state;
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      noScript={t('noScript')}
      path={arrangePath(state)}
      back={{ href: calendarPath({ date, person }), label: t('back') }}
    >
      {(user) => <OwnArrangedVisits user={user} state={state} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/book/page', ArrangePage);
