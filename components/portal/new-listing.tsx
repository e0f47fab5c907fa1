'use client';

import { Plus, Store, Ticket } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { CategoryIcon } from '@/components/profile/category-icon';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { headingVariants } from '@/components/ui/heading';
import { optionRowVariants } from '@/components/ui/option-row';
import { CATEGORIES } from '@/lib/domain/services/categories';
import { NEW_EVENT_PATH, newServicePath } from '@/lib/url/portal-paths';

type Question = 'what' | 'category';

/** The choice of what to list and, for a service, its category (LIST-003, LIST-006). */
export function NewListing() {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return (
    <>
      <Button onClick={() => setQuestion('what')}>
        <Plus />
        List your service or event
      </Button>
      <Dialog open={question === 'what'} onClose={close} labelledBy="what-to-list">
        <h2 id="what-to-list" className={headingVariants({ size: 'medium' })}>
          What would you like to list?
        </h2>
        <div className="flex flex-col gap-2">
          <button
            type="button"
            className={optionRowVariants()}
            onClick={() => setQuestion('category')}
          >
            <Store />
            <span className="min-w-0 flex-1 font-semibold">List a Service</span>
          </button>
          <Link className={optionRowVariants()} href={NEW_EVENT_PATH} prefetch={false}>
            <Ticket />
            <span className="min-w-0 flex-1 font-semibold">List an Event</span>
          </Link>
        </div>
        <Button look="secondary" onClick={close}>
          Cancel
        </Button>
      </Dialog>
      <Dialog open={question === 'category'} onClose={close} labelledBy="which-category" wide>
        <h2 id="which-category" className={headingVariants({ size: 'medium' })}>
          What kind of service are you offering?
        </h2>
        <ul className="cats">
          {CATEGORIES.map(({ id, title }) => (
            <li key={id}>
              <Link className="cat" href={newServicePath(id)} prefetch={false}>
                <span className="g">
                  <CategoryIcon categoryId={id} />
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <Button look="secondary" onClick={close}>
          Cancel
        </Button>
      </Dialog>
    </>
  );
}
