'use client';

import { Plus, Store, Ticket } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { CategoryIcon } from '@/components/profile/category-icon';
import { Dialog } from '@/components/ui/dialog';
import { CATEGORIES } from '@/lib/domain/services/categories';
import { NEW_EVENT_PATH, newServicePath } from '@/lib/url/portal-paths';

type Question = 'what' | 'category';

/** The choice of what to list and, for a service, its category (LIST-003, LIST-006). */
export function NewListing() {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return (
    <>
      <button type="button" className="btn" onClick={() => setQuestion('what')}>
        <Plus className="i" />
        List your service or event
      </button>
      <Dialog open={question === 'what'} onClose={close} labelledBy="what-to-list">
        <h2 id="what-to-list" className="display h2">
          What would you like to list?
        </h2>
        <div className="stack [--gap:.5rem]">
          <button type="button" className="opt-row" onClick={() => setQuestion('category')}>
            <Store className="i" />
            <span className="grow font-semibold">List a Service</span>
          </button>
          <Link className="opt-row" href={NEW_EVENT_PATH} prefetch={false}>
            <Ticket className="i" />
            <span className="grow font-semibold">List an Event</span>
          </Link>
        </div>
        <button type="button" className="btn secondary" onClick={close}>
          Cancel
        </button>
      </Dialog>
      <Dialog open={question === 'category'} onClose={close} labelledBy="which-category" wide>
        <h2 id="which-category" className="display h2">
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
        <button type="button" className="btn secondary" onClick={close}>
          Cancel
        </button>
      </Dialog>
    </>
  );
}
