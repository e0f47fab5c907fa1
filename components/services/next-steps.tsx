import { CalendarClock, ListPlus } from 'lucide-react';
import { cardVariants } from '@/components/ui/card';
import { textLinkVariants } from '@/components/ui/text-link';
import { portalPath } from '@/lib/url/portal-url';

/** What makes a new service bookable, for the time until it is reviewed. */
export function NextSteps() {
  return (
    <section
      className={cardVariants({ look: 'sunken', className: 'flex flex-col gap-2' })}
      aria-labelledby="next-steps"
    >
      <h3 className="text-base font-semibold" id="next-steps">
        What happens next
      </h3>
      <p className="text-sm text-muted">Customers can book you once you have added both:</p>
      <ul>
        <li>
          <a className={textLinkVariants()} href={portalPath('listings')}>
            <ListPlus />
            Service items with prices
          </a>
          <p className="text-sm text-muted">Open your listing and choose Add New Item.</p>
        </li>
        <li>
          <a className={textLinkVariants()} href={portalPath('calendar')}>
            <CalendarClock />
            Your hours
          </a>
          <p className="text-sm text-muted">Mark in the calendar when you are available.</p>
        </li>
      </ul>
    </section>
  );
}
