import '@/app/styles/site.css';
import type { Metadata } from 'next';
import { useTexts } from '#texts';
import { alternatesOf } from '@/app/alternates';
import { PageLink } from '@/components/links/page-link';
import { LongForm, type LongFormSection } from '@/components/site/long-form';
import { product } from '@/lib/product';
import { pageTexts } from '@/lib/texts/page-texts';
import { paths } from '@/lib/url/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageTexts('meta.about');
  return {
    title: t('title'),
    description: t('description', { product: product.name }),
    alternates: await alternatesOf(paths.about),
  };
}

const sections: LongFormSection[] = [
  {
    id: 'mission',
    title: 'Our mission',
    body: (
      <>
        <p>
          Nobody should have to start from nothing. We put the hairdresser who knows your hair, the
          cook who knows your grandmother’s dish and the lawyer who speaks your language within one
          tap of anyone who has just arrived.
        </p>
        <p>
          We do it together with the people who already run those kitchens, salons and classrooms.
          They keep their prices, their customers and their name.
        </p>
      </>
    ),
  },
  {
    id: 'vision',
    title: 'Our vision',
    body: (
      <p>
        A city where arriving is something you do with others. Where a newcomer from Accra, Asmara,
        Beirut or Bogotá has a table to sit down at in the first week, and a table of their own to
        offer in the first year.
      </p>
    ),
  },
  {
    id: 'what-we-do',
    title: 'What we do',
    body: (
      <>
        <ul>
          <li>
            <span>Bring you news about your ethnic community in your city.</span>
          </li>
          <li>
            <span>
              List providers and events from six communities, each one reviewed by a person in less
              than 48 hours.
            </span>
          </li>
          <li>
            <span>Let you book an appointment without an account and pay at the venue.</span>
          </li>
          <li>
            <span>Give providers a calendar, a public profile and a picture to share.</span>
          </li>
          <li>
            <span>Connect you, in the app, with your diaspora community across the globe.</span>
          </li>
        </ul>
        <p>
          <PageLink href={paths.howItWorks}>See how it works</PageLink>, in four steps.
        </p>
      </>
    ),
  },
];

export default function AboutPage() {
  const t = useTexts('legal.about');
  return (
    <LongForm
      title={t('heading')}
      lead={t('lead', { product: product.name })}
      sections={sections}
    />
  );
}
