import type { Metadata } from 'next';
import { alternatesOf } from '@/app/alternates';
import { LongForm } from '@/components/site/long-form';
import { product } from '@/lib/product';
import { withTexts } from '@/lib/texts/browser-texts';
import { paths } from '@/lib/url/paths';
import { deletionSections } from './sections';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: 'Account deletion request',
    description: `How to delete your ${product.name} account, in the app or here, and what happens then.`,
    alternates: await alternatesOf(paths.deleteRequest),
  };
}

function DeleteRequestPage() {
  return (
    <LongForm
      title="Account deletion request"
      lead="Sorry to see you go. You can delete your account in the app, or ask us to do it here."
      sections={deletionSections}
    />
  );
}

export default withTexts('(site)/delete-request/page', DeleteRequestPage);
