/** Where a service is created, with its category chosen if one is given (LIST-008, SVF-007). */
export function newServicePath(categoryId?: number): string {
  return categoryId === undefined ? '/services/new' : `/services/new?categoryId=${categoryId}`;
}

/** The owner's view of a service. */
export function servicePath(id: string): string {
  return `/services/${encodeURIComponent(id)}`;
}

/** The form of an existing service. */
export function editServicePath(id: string): string {
  return `${servicePath(id)}/edit`;
}

/** Where an event is created. */
export const NEW_EVENT_PATH = '/events/new';

/** The owner's view of an event. */
export function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}

/** The form of an existing event. */
export function editEventPath(id: string): string {
  return `${eventPath(id)}/edit`;
}

/** Where a provider says when they work. */
export function openingHoursPath(): string {
  return '/settln-providers/opening-hours';
}
