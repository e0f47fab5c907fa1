import type { Metadata } from 'next';
import { withTexts } from '@/lib/shared/texts/browser-texts';
import { pageTexts } from '@/lib/shared/texts/page-texts';
import { byHandPath, parseByHand } from '@/lib/shared/url/by-hand-url';
import { calendarPath } from '@/lib/shared/url/calendar-url';
import type { SearchParams } from '@/lib/shared/url/search-params';
import { OwnPage } from '../own-page';
import { OwnByHand } from './own-by-hand';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageTexts('meta.portal'))('byHand') };
}

async function ByHandPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const t = await pageTexts('byHand.page');
  const state = parseByHand(await searchParams);
  const { date, person } = state;
  return (
    <OwnPage
      gate={{ title: t('title'), text: t('signIn') }}
      noScript={t('noScript')}
      path={byHandPath(state)}
      back={{ href: calendarPath({ date, person }), label: t('back') }}
    >
      {(user) => <OwnByHand user={user} state={state} />}
    </OwnPage>
  );
}

export default withTexts('(portal)/settln-providers/book/page', ByHandPage);
