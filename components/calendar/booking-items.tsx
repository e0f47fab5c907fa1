import { Ban, ChevronRight, CircleAlert } from 'lucide-react';
import { passFocus } from '@/components/ui/pass-focus';
import type { BookableListing } from '@/lib/contract/api-calendar';
import { formatDuration } from '@/lib/domain/duration';
import { formatEuro, toMinor } from '@/lib/domain/money';
import { SLOT_MINUTES, slotsNeeded } from '@/lib/domain/slots';
import type { BookableItems } from './use-items';

/** The id of the dialog's title. */
export const BOOK_TITLE = 'book-title';

type Item = BookableListing['items'][number];

interface BookingItemsProps {
  items: BookableItems;
  /** How long the time stays free. */
  gapMinutes: number;
  onChoose: (item: { serviceItemId: string; name: string; durationMinutes: number }) => void;
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
            <ItemRow key={item.id} item={item} gapMinutes={gapMinutes} onChoose={onChoose} />
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

type ItemRowProps = Omit<BookingItemsProps, 'items'> & { item: Item };

/** Somebody else may take the time while the dialog is open. */
function whyNot(needs: number, gapMinutes: number): string {
  if (gapMinutes === 0) return 'This time is not free any more';
  return `Needs ${formatDuration(needs)}; this gap has ${formatDuration(gapMinutes)}`;
}

/** One that is too long for the time stays in the list, and says why it cannot be chosen. */
function ItemRow({ item, gapMinutes, onChoose }: ItemRowProps) {
  const { id, name, durationMinutes, price } = item;
  const needs = slotsNeeded(durationMinutes) * SLOT_MINUTES;
  const fits = needs <= gapMinutes;
  const detail = fits
    ? durationMinutes > 0 && formatDuration(durationMinutes)
    : whyNot(needs, gapMinutes);
  const minor = toMinor(price);
  return (
    <button
      type="button"
      className="pickrow"
      aria-disabled={fits ? undefined : true}
      onClick={() => {
        if (fits) onChoose({ serviceItemId: id, name, durationMinutes: needs });
      }}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b dir="auto">{name}</b>
        {detail ? <span className="sm muted">{detail}</span> : null}
      </span>
      <span className="font-bold">{minor > 0 ? formatEuro(minor) : null}</span>
      {fits ? <ChevronRight className="i flip" /> : <Ban className="i" />}
    </button>
  );
}
