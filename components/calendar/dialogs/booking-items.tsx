import { CircleAlert } from 'lucide-react';
import type { BookingChoice } from '@/components/calendar/dialogs/booking-choice';
import type { BookableItems } from '@/components/calendar/week/use-items';
import { Button } from '@/components/ui/button';
import { cardVariants } from '@/components/ui/card';
import { Note } from '@/components/ui/note';
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

/** The items to choose from, by service, with the states of a list that is still to come. */
export function BookingItems({ items, gapMinutes, onChoose }: BookingItemsProps) {
  const { services, problem, load } = items;
  if (problem) return <LoadProblem text={problem} load={load} />;
  if (!services) {
    return (
      <div className="flex flex-col gap-2" aria-busy="true" role="status">
        <span className="sr-only">Loading your service items…</span>
        <div className="animate-fade rounded-xs bg-skeleton h-15" />
        <div className="animate-fade rounded-xs bg-skeleton h-15" />
      </div>
    );
  }
  const filled = services.filter((service) => service.items.length > 0 || service.hasFailed);
  if (filled.length === 0) {
    return (
      <p className={cardVariants({ look: 'sunken', className: 'text-muted' })}>
        You have no service items yet. Add them to a listing, and they can be booked here.
      </p>
    );
  }
  return filled.map((service) => (
    <section key={service.serviceId}>
      <h3 className="gname" dir="auto">
        {service.serviceName}
      </h3>
      {service.hasFailed ? (
        <LoadProblem text="These items could not be loaded." load={load} />
      ) : (
        <div className="flex flex-col gap-2">
          {service.items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              gapMinutes={gapMinutes}
              onChoose={(chosen) => onChoose({ ...chosen, serviceName: service.serviceName })}
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
    <Note look="error" role="alert" ref={passToTitle}>
      <CircleAlert />
      <div className="min-w-0 flex-1">
        <p>{text}</p>
        <Button look="secondary" size="small" className="mt-3" onClick={load}>
          Retry
        </Button>
      </div>
    </Note>
  );
}
