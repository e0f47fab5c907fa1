import { CalendarClock, ListPlus } from 'lucide-react';
import { portalPath } from '@/lib/url/portal-url';

/** What makes a new service bookable, for the time until it is reviewed. */
export function NextSteps() {
  return (
    <section className="panel stack [--gap:.5rem]" aria-labelledby="next-steps">
      <h3 className="text-base font-semibold" id="next-steps">
        What happens next
      </h3>
      <p className="sm muted">Customers can book you once you have added both:</p>
      <ul>
        <li>
          <a className="link" href={portalPath('listings')}>
            <ListPlus className="i" />
            Service items with prices
          </a>
          <p className="sm muted">Open your listing and choose Add New Item.</p>
        </li>
        <li>
          <a className="link" href={portalPath('calendar')}>
            <CalendarClock className="i" />
            Your hours
          </a>
          <p className="sm muted">Mark in the calendar when you are available.</p>
        </li>
      </ul>
    </section>
  );
}
