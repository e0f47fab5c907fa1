import { visitMinutes } from '@/lib/domain/calendar/slots';
import { formatDuration } from './duration';

/** What a customer needs to know about a service item to choose it; 0 minutes means not specified. */
export interface ChoosableService {
  id: string;
  name: string;
  priceMinor: number;
  durationMinutes: number;
}

/** One answer to "Select service": the items it books, together. */
export interface ServiceOption {
  ids: string[];
  name: string;
  priceMinor: number;
  durationMinutes: number;
}

/** The services with these ids, in the provider's order; ids of nobody's are left out. */
export function chosenOf<S extends ChoosableService>(
  services: readonly S[],
  ids: readonly string[],
) {
  return services.filter(({ id }) => ids.includes(id));
}

/** The price in cents and the minutes of services taken together. */
export function totalOf(services: readonly ChoosableService[]) {
  return {
    priceMinor: services.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    durationMinutes: visitMinutes(services.map(({ durationMinutes }) => durationMinutes)),
  };
}

function optionOf(services: readonly ChoosableService[]): ServiceOption {
  return {
    ids: services.map(({ id }) => id),
    name: services.map(({ name }) => name).join(' + '),
    ...totalOf(services),
  };
}

/** The answers to "Select service": the choice made in step 1, if any, then the other services. */
export function serviceOptions(
  services: readonly ChoosableService[],
  chosen: readonly ChoosableService[],
): ServiceOption[] {
  const others = services.filter((service) => !chosen.includes(service));
  return [...(chosen.length > 0 ? [chosen] : []), ...others.map((service) => [service])].map(
    optionOf,
  );
}

/** "2 services, 4 h 45 min"; without a duration when none is known. */
export function describeChoice(services: readonly ChoosableService[]): string {
  const { durationMinutes } = totalOf(services);
  const count = services.length === 1 ? '1 service' : `${services.length} services`;
  return durationMinutes > 0 ? `${count}, ${formatDuration(durationMinutes)}` : count;
}
