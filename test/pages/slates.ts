import SharedSlatePage, * as slatePage from '@/app/[locale]/(site)/shared/slates/[id]/[offer]/page';
import { openPage } from './open-page';

/** The page of a post. */
export function openSlate(id: string) {
  const props = { params: Promise.resolve({ id, offer: 'plain' }) };
  return openPage(
    () => SharedSlatePage(props),
    () => slatePage.generateMetadata(props),
  );
}
