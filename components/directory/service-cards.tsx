import { cva } from 'class-variance-authority';
import type { FoundService } from '@/lib/contract/shapes/directory/service-search';
import { ServiceCard } from './service-card';

const listVariants = cva('grid gap-3 sm:gap-5', {
  variants: {
    isBeside: {
      true: 'md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
      false: 'sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
    },
  },
});

interface ServiceCardsProps {
  services: readonly FoundService[];
  /** Epoch ms. */
  now: number;
  /** Whether it has a part of the page's width only, with something else beside it. */
  isBeside?: boolean;
}

/** Providers side by side, one below the other on phones. */
export function ServiceCards({ services, now, isBeside = false }: ServiceCardsProps) {
  return (
    <ul className={listVariants({ isBeside })}>
      {services.map((service) => (
        <li className="min-w-0" key={service.id}>
          <ServiceCard service={service} now={now} isRow={isBeside} />
        </li>
      ))}
    </ul>
  );
}
