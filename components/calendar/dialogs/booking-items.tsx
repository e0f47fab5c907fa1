import { CircleAlert } from 'lucide-react';
import type { BookingChoice } from '@/components/calendar/dialogs/booking-choice';
import type { BookableItems } from '@/components/calendar/week/use-items';
import { passFocus } from '@/components/ui/pass-focus';
import { ItemRow } from './booking-item-row';

/** The id of the dialog's title. */
export const BOOK_TITLE = 'book-title';

interface BookingItemsProps {
  items: BookableItems;
  /** How long the time stays free. */
  gapMinutes: number;
  onChoose: (item: Omit<BookingChoice, 'customer'>) => void;
}

/** The items to choose from, by listing, with the states of a list that is still to come. */
export function BookingItems({ items, gapMinutes, onChoose }: BookingItemsProps) {
  const { listings, problem, load } = items;
  if (problem) return <LoadProblem text={problem} load={load} />;
  if (!listings) {
    return (
      <div className="stack [--gap:.5rem]" aria-busy="true" role="status">
        <span className="sr">Loading your service items…</span>
        <div className="sk h-15" />
        <div className="sk h-15" />
      </div>
    );
  }
  const filled = listings.filter((listing) => listing.items.length > 0 || listing.hasFailed);
  if (filled.length === 0) {
    return (
      <p className="panel muted">
        You have no service items yet. Add them to a listing, and they can be booked here.
      </p>
    );
  }
  return filled.map((listing) => (
    <section key={listing.listingId}>
      <h3 className="gname" dir="auto">
        {listing.listingName}
      </h3>
      {listing.hasFailed ? (
        <LoadProblem text="These items could not be loaded." load={load} />
      ) : (
        <div className="stack [--gap:.5rem]">
          {listing.items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              gapMinutes={gapMinutes}
              onChoose={(chosen) => onChoose({ ...chosen, listingName: listing.listingName })}
            />
          ))}
        </div>
      )}
    </section>
  ));
}

const passToTitle = passFocus(() => {
  const title = document.getElementById(BOOK_TITLE);
  // Not before: the dialog would give it the focus when it opens.
  title?.setAttribute('tabindex', '-1');
  return title;
});

function LoadProblem({ text, load }: { text: string; load: () => void }) {
  return (
    <div className="note error" role="alert" ref={passToTitle}>
      <CircleAlert className="i" />
      <div className="grow">
        <p>{text}</p>
        <button type="button" className="btn secondary sm mt-3" onClick={load}>
          Retry
        </button>
      </div>
    </div>
  );
}
