import type { Locator, Page } from 'playwright/test';
import type { CalendarView } from '@/lib/shared/domain/calendar/moves';
import { formatDay } from '@/lib/shared/time/format';
import { noonOf } from '@/lib/shared/time/local-date';
import { instantOf } from '@/lib/shared/time/venue-time';
import { calendarPath } from '../../lib/shared/url/calendar-url';
import { openCalendar } from './availability';
import { calendarOf } from './own-calendar';
import { createOwnService, type OwnService } from './own-service';
import { askBackend, type Product } from './product';
import { addSession } from './sign-in';
import { MALTA, venueDay } from './stub-provider';
import { expect } from './test';

/** A calendar that belongs to one test alone: open day and night for a week from tomorrow on. */
export interface OwnCalendar extends OwnService {
  calendarId: string;
  /** A day on which every slot is available. */
  date: string;
}

const OPEN_DAYS = 8;

/** Registers a provider with two items and an open calendar. */
export async function createOwnCalendar(product: Product): Promise<OwnCalendar> {
  const service = await createOwnService(product);
  await openCalendar(product, service.owner, OPEN_DAYS);
  const calendarId = await calendarOf(product, service.owner.email);
  return { ...service, calendarId, date: venueDay(2) };
}

/**
 * Signs its owner in and opens the calendar, on the site or on one whose host can be told to fail.
 */
export async function enterCalendar(
  page: Page,
  product: Product,
  { owner, date }: OwnCalendar,
  { view, siteUrl = product.siteUrl }: { view: CalendarView; siteUrl?: string },
) {
  await addSession(page, product, siteUrl, owner);
  await page.goto(siteUrl + calendarPath({ view, date }));
  await expectAlive(page);
}

/**
 * Waits until the scripts of the calendar run: from then on it marks the present, or scrolls to
 * where work begins.
 */
export async function expectAlive(page: Page) {
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar).toHaveAttribute('data-alive', '', { timeout: 15_000 });
}

/** The instant (epoch ms) of a clock time such as "09:45" on a day in Malta. */
export function startAt(date: string, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return instantOf(date, hours * 60 + minutes, MALTA);
}

/** The notices of the calendar: those that pass, and errors. */
export function toasts(page: Page) {
  const region = page.getByRole('region', { name: 'Notifications' });
  return { region, passing: region.getByRole('status'), errors: region.getByRole('alert') };
}

/** How a stylesheet would name the region of `toasts`, for what takes no locator. */
export const TOASTS = 'section[aria-label="Notifications"]';

export function slotAt(page: Page, date: string, clock: string): Locator {
  return page.locator(`[data-at="${startAt(date, clock)}"]`);
}

/** What a cell says when read out, but for its customer, who comes first. */
export function labelOf(date: string, clock: string, state: string): string {
  return `${formatDay(noonOf(date), 'UTC', 'en')}, ${clock}, ${state}`;
}

export async function expectSlot(
  page: Page,
  date: string,
  clock: string,
  state: string,
  customer = '',
) {
  const words = labelOf(date, clock, state);
  const label = customer ? `${customer}, ${words}` : words;
  await expect(slotAt(page, date, clock)).toHaveAttribute('aria-label', label);
}

/** The time at the first line that the grid's window shows. */
export async function hourAtTop(page: Page): Promise<string | null> {
  return page.getByRole('grid').evaluate((grid) => {
    const head = grid.querySelector('thead');
    const top = head
      ? head.getBoundingClientRect().bottom
      : (grid.parentElement ?? grid).getBoundingClientRect().top;
    const lines = [...grid.querySelectorAll('tbody tr')];
    const first = lines.find((line) => line.getBoundingClientRect().bottom > top + 2);
    return first?.querySelector('th')?.textContent ?? null;
  });
}

/** The status of a slot as {host} has it, past the site; null for not set. */
export async function statusOf(product: Product, { calendarId, date }: OwnCalendar, clock: string) {
  const from = startAt(date, clock);
  const query = new URLSearchParams({
    settlnProviderId: calendarId,
    startTime: new Date(from).toISOString(),
    endTime: new Date(from + 900_000).toISOString(),
  });
  const answer = await askBackend(product, `/providerCalendar/slots?${query}`);
  const [slot] = await answer.json();
  return slot?.status ?? null;
}
