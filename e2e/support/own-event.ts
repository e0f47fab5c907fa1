import { EVENT_CONSTANTS } from '@/lib/shared/contract/events';
import { subjectOf } from '@/local/demo/shapes/subject';
import { askBackend, type Product } from './product';
import { registeredPerson } from './service-form';
import type { Person } from './sign-in';

/** An event that belongs to one test alone, and who owns it. */
export interface OwnEvent {
  id: string;
  title: string;
  owner: Person;
}

/** An evening in London with a ticket in pounds, 40 days from today, so that it lies ahead. */
function eventPayload(owner: Person, change: Record<string, unknown> = {}) {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  return {
    title: 'Enkutatash by the Canal',
    description: 'Music, yellow daisies and coffee along the towpath.',
    category: 'Festivals',
    address: 'Canal Hall, 2 Wharf Lane, London N1',
    country_iso: 'GB',
    start_date: `${day}T16:00:00.000Z`,
    end_date: `${day}T22:00:00.000Z`,
    timezone: 'UTC',
    ...EVENT_CONSTANTS,
    community_id: 1,
    user_id: subjectOf(owner.email),
    image_url: '',
    ticket_required: true,
    ticket_price: 12.5,
    ticket_currency: 'GBP',
    requires_booking: true,
    booking_link: 'https://tickets.example/enkutatash-canal',
    ...change,
  };
}

export const FREE = {
  ticket_required: false,
  ticket_price: 0,
  ticket_currency: '',
  requires_booking: false,
  booking_link: '',
};

/** A picture that the demo data has stored. */
async function findPicture(product: Product): Promise<string> {
  const path = '/serviceProviders/details?id=5e771100-0000-4000-8000-000000000003&hostCountry=MT';
  return (await (await askBackend(product, path)).json()).profile_image_url;
}

/** Registers a new provider with one event, past the site. It waits for review. */
export async function createOwnEvent(
  product: Product,
  change: Record<string, unknown> = {},
): Promise<OwnEvent> {
  const owner = await registeredPerson(product);
  const payload = eventPayload(owner, { image_url: await findPicture(product), ...change });
  const answer = await askBackend(product, '/events?hostCountry=MT', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`events: ${answer.status} ${await answer.text()}`);
  const [event] = await eventsOf(product, owner);
  if (!event) throw new Error('the event is not listed');
  return { id: String(event.id), title: payload.title, owner };
}

/** What the backend has of somebody's events. */
export async function eventsOf(
  product: Product,
  { email }: Person,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ userId: subjectOf(email), hostCountry: 'MT' });
  return (await askBackend(product, `/events?${query}`)).json();
}

/** An event as a foreign host answers it, of which only the id and what is given need be there. */
export function stubEvent(owner: Person, change: Record<string, unknown> = {}) {
  return { ...eventPayload(owner), id: 9, status: 'approved', created_at: null, ...change };
}
