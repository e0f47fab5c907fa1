import type { Locator, Page } from 'playwright/test';
import { clockOf, gridDay } from '@/lib/shared/domain/calendar/grid';
import type { CalendarView } from '@/lib/shared/domain/calendar/moves';
import { addDays, mondayOf } from '@/lib/shared/time/local-date';
import { subjectOf } from '@/local/demo/shapes/subject';
import { calendarPath } from '../../lib/shared/url/calendar-url';
import { expectAlive } from './calendar';
import { createOwnService, type OwnService } from './own-service';
import { askBackend, type Product } from './product';
import { addSession } from './sign-in';
import { MALTA, venueDay } from './stub-provider';
import { expect } from './test';

/** A calendar that belongs to one test alone, in which nothing is set. */
export interface EmptyCalendar {
  id: string;
  service: OwnService;
}

/** A day of a week that lies ahead as a whole; 0 is its Monday. */
export function dayAhead(day: number): string {
  return addDays(mondayOf(venueDay(0)), 14 + day);
}

export async function createEmptyCalendar(product: Product): Promise<EmptyCalendar> {
  const service = await createOwnService(product);
  const query = new URLSearchParams({ userId: subjectOf(service.owner.email), hostCountry: 'MT' });
  const [account] = await (await askBackend(product, `/settlnProviders?${query}`)).json();
  return { id: String(account.id), service };
}

interface Place {
  site?: string;
  view?: CalendarView;
  date?: string;
}

/** Opens the calendar of its owner on a day, and enters the Change Availability mode. */
export async function openMode(
  page: Page,
  product: Product,
  { service }: EmptyCalendar,
  { site = product.siteUrl, view = 'week', date = dayAhead(0) }: Place = {},
) {
  await addSession(page, product, site, service.owner);
  await page.goto(site + calendarPath({ view, date }));
  await enterMode(page);
}

export async function enterMode(page: Page) {
  await expectAlive(page);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Change Availability' }).click();
  await expect(page.getByRole('region', { name: 'Change Availability' })).toBeFocused();
}

/** What {host} has of a day: "09:00 available" for each slot that is set. */
export async function slotsOn(product: Product, { id }: EmptyCalendar, date: string) {
  const { slots } = gridDay(date, MALTA);
  const query = new URLSearchParams({
    settlnProviderId: id,
    startTime: new Date(slots[0]?.at ?? 0).toISOString(),
    endTime: new Date((slots.at(-1)?.at ?? 0) + 900_000).toISOString(),
  });
  const answer = await askBackend(product, `/providerCalendar/slots?${query}`);
  const set: { start_time: string; status: string }[] = await answer.json();
  return set.map(({ start_time, status }) => {
    const slot = slots.find(({ at }) => at === Date.parse(start_time));
    return `${clockOf(slot?.minute ?? 0)} ${status}`;
  });
}

/** Drags from one cell to another with the mouse, over as many steps as a hand would. */
export async function drag(page: Page, from: Locator, to: Locator) {
  // In the middle: near an edge a drag scrolls the grid, further the slower the machine is.
  await from.evaluate((cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('a cell is not on the page');
  const middle = (box: typeof start) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(start));
  await page.mouse.down();
  await page.mouse.move(...middle(end), { steps: 8 });
  await page.mouse.up();
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Selected slots' });
export const applyButton = (page: Page) => bar(page).getByRole('button', { name: /^Apply/ });
export const undoButton = (page: Page) => bar(page).getByRole('button', { name: /^Undo/ });
