import { useTexts } from '#texts';
import { eventCategoryTitle } from '@/components/events/category-title';
import { pageVariants } from '@/components/ui/page';
import { isEventCategory } from '@/lib/domain/events/categories';
import { whatsOnPath } from '@/lib/url/whats-on-url';
import { Trail } from '../trail';

/** The way back to the list, on screens whose top has room for it. */
export function EventTrail({ category }: { category: string }) {
  const list = useTexts('publicEvents.when')('title');
  const categories = useTexts('events.categories');
  const steps = [{ words: list, href: whatsOnPath() }];
  if (isEventCategory(category)) {
    const words = eventCategoryTitle(category, categories);
    steps.push({ words, href: whatsOnPath({ category }) });
  }
  return (
    <div className={pageVariants({ className: 'py-1 max-lg:hidden' })}>
      <Trail steps={steps} />
    </div>
  );
}
