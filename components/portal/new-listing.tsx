'use client';

import { useState } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import { CategoryIcon } from '@/components/shared/site/category-icon';
import { Button } from '@/components/shared/ui/button';
import { Dialog } from '@/components/shared/ui/dialog';
import { EarlyButton } from '@/components/shared/ui/early-button';
import { headingVariants } from '@/components/shared/ui/heading';
import { Plus, Store, Ticket } from '@/components/shared/ui/icons';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import { CATEGORIES } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { NEW_EVENT_PATH, newServicePath } from '@/lib/shared/url/portal-paths';

type Question = 'kind' | 'category';

export function NewListing() {
  const t = useTexts('portal.newListing');
  const tAction = useTexts('ui.actions');
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return (
    <>
      <EarlyButton onPress={() => setQuestion('kind')}>
        <Plus />
        {t('open')}
      </EarlyButton>
      <Dialog open={question === 'kind'} onClose={close} labelledBy="what-to-list">
        <h2 id="what-to-list" className={headingVariants({ size: 'medium' })}>
          {t('kindHeading')}
        </h2>
        <div className="flex flex-col gap-2">
          <button
            type="button"
            className={optionRowVariants()}
            onClick={() => setQuestion('category')}
          >
            <Store />
            <span className="min-w-0 flex-1 font-semibold">{t('service')}</span>
          </button>
          <PageLink className={optionRowVariants()} href={NEW_EVENT_PATH}>
            <Ticket />
            <span className="min-w-0 flex-1 font-semibold">{t('event')}</span>
          </PageLink>
        </div>
        <Button look="secondary" onClick={close}>
          {tAction('cancel')}
        </Button>
      </Dialog>
      <Dialog
        open={question === 'category'}
        onClose={close}
        labelledBy="which-category"
        look="wide"
      >
        <h2 id="which-category" className={headingVariants({ size: 'medium' })}>
          {t('categoryHeading')}
        </h2>
        <CategoryLinks />
        <Button look="secondary" onClick={close}>
          {tAction('cancel')}
        </Button>
      </Dialog>
    </>
  );
}

function CategoryLinks() {
  const categories = useTexts('services.categories');
  return (
    <ul className="grid grid-cols-2 gap-2 max-tiny:grid-cols-[1fr] dialog:grid-cols-3">
      {CATEGORIES.map(({ id }) => (
        <li key={id}>
          <PageLink
            className="flex min-h-17 items-center gap-3 rounded-md border-1.5 border-line px-3 py-2.5 text-sm font-semibold no-underline hover:border-primary hover:bg-soft dialog:min-h-20"
            href={newServicePath(id)}
          >
            <span className="grid h-11 w-10 flex-none place-items-center rounded-t-pill rounded-b-xs bg-wash">
              <CategoryIcon categoryId={id} />
            </span>
            {categories(`category${id}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
