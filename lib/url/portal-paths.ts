/** With a category chosen if one is given (LIST-008, SVF-007). */
export function newServicePath(categoryId?: number): string {
  return categoryId === undefined ? '/services/new' : `/services/new?categoryId=${categoryId}`;
}

export function servicePath(id: string): string {
  return `/services/${encodeURIComponent(id)}`;
}

export function editServicePath(id: string): string {
  return `${servicePath(id)}/edit`;
}

export const NEW_EVENT_PATH = '/events/new';

export function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}

export function editEventPath(id: string): string {
  return `${eventPath(id)}/edit`;
}

export function openingHoursPath(): string {
  return '/settln-providers/opening-hours';
}

export const PEOPLE_PATH = '/settln-providers/people';
