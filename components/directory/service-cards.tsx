import type { FoundService } from '@/lib/contract/shapes/directory/service-search';
import { ServiceCard } from './service-card';

/** The pictures of so many cards are loaded at once: those of the first row. */
const FIRST_ROW = 4;

interface ServiceCardsProps {
  services: readonly FoundService[];
  /** Epoch ms. */
  now: number;
  /** Whether the list is what the page begins with. */
  leads?: boolean;
}

/** Providers side by side, one below the other on phones. */
export function ServiceCards({ services, now, leads = false }: ServiceCardsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 xl:grid-cols-4">
      {services.map((service, index) => (
        <li className="min-w-0" key={service.id}>
          <ServiceCard service={service} now={now} priority={leads && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
