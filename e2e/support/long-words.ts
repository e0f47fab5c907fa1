import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { subjectOf } from '@/local/demo/shapes/subject';
import { stubEvent } from './own-event';
import type { Person } from './sign-in';
import type { StubHost } from './stub-host';
import { venueDay } from './stub-provider';
import { expect } from './test';

/** One word that is too long for any line. */
export const WORD = 'Wmq'.repeat(20);

/** The clock times, in UTC, of what the stubbed calendar has: free, and then booked. */
const HOURS = { free: '10:00', booked: '11:00' } as const;

/** A host in whose answers every text that somebody typed is that word. */
export function stubLongWords(host: StubHost, owner: Person) {
  const id = randomUUID();
  const calendarId = randomInt(1_000_000, 1_000_000_000);
  const userId = subjectOf(owner.email);
  const date = venueDay(1);
  const service = {
    id,
    user_id: userId,
    name: WORD,
    address: WORD,
    status: 'approved',
    phone_number: `+356${'9'.repeat(57)}`,
    whatsapp_number: '+356 9900 0000',
    website_url: `https://${WORD}.example/${WORD}`,
    description: `${WORD}. ${WORD} ${WORD}`,
    community: 1,
    category_id: 99,
    category: { title: WORD },
    created_at: null,
    subcategories: [{ id: 1, title: WORD }],
  };
  const items = [5, 6].map((itemId) => ({
    id: itemId,
    name: WORD,
    description: WORD.repeat(3),
    price: 12_345.67,
    duration_minutes: 15,
  }));
  const account = { id: calendarId, user_id: userId, name: WORD, first_name: WORD, address: WORD };
  const slots = Object.values(HOURS).map((clock, index) => ({
    id: index,
    start_time: `${date}T${clock}:00.000Z`,
    service_item_id: index ? 5 : null,
    status: index ? 'booked' : 'available',
  }));
  const booking = {
    id: 77,
    start_time: `${date}T${HOURS.booked}:00.000Z`,
    status: 'confirmed',
    end_time: `${date}T11:15:00.000Z`,
    customer_name: WORD,
    customer_phone: WORD,
    customer_email: `${WORD}@${WORD}.example`,
    services: [{ id: 5, name: WORD }],
  };
  const event = stubEvent(owner, {
    title: WORD,
    description: WORD,
    category: WORD,
    address: WORD,
    image_url: null,
    booking_link: `https://${WORD}.example/${WORD}`,
    status: 'rejected',
    status_reason: WORD,
  });
  const answers: [RegExp, unknown][] = [
    [/^GET \/serviceProviders\?/, [service]],
    [/^GET \/serviceProviders\/details\?/, service],
    [/\/settln-provider-id/, { settlnProviderId: calendarId }],
    [/^GET \/serviceItems\?/, items],
    [/^GET \/settlnProviders\?/, [account]],
    [/^GET \/events\?/, [event]],
    [/^GET \/providerCalendar\/slots\?/, slots],
    [/^GET \/providerCalendar\/bookings\?/, [booking]],
    [/^GET \/providerCalendar\/next-available/, { startTime: null }],
    [
      /^POST \/providerCalendar\/bookings/,
      { success: true, booking: { id: 77, customerName: WORD } },
    ],
    [/^GET \/slates\//, { text: `${WORD} https://${WORD}.example`, author: { id: `a-${id}` } }],
    [
      /^GET \/systemviewprofile\//,
      { name: WORD, headline: WORD, location: WORD, service_provider_id: id },
    ],
    [
      /^GET \/news\?/,
      [{ uuid: id, title: WORD, source: WORD, snippet: WORD, link: 'https://n.example' }],
    ],
  ];
  for (const [pattern, json] of answers) host.answer(pattern, { status: 200, json });
  return {
    id,
    calendarId: String(calendarId),
    date,
    startTime: Date.parse(slots[0]?.start_time ?? ''),
  };
}

/** Where the word is cut off without a sign, and what is wider than its window. */
function findOverflow(part: string) {
  const found: string[] = [];
  const name = (element: Element) => {
    const words = element.textContent?.trim().slice(0, 24) ?? '';
    return `${element.localName} "${words}"`;
  };
  const check = (element: Element, { left, right, bottom }: DOMRect) => {
    if (left < -1 || right > 321) found.push(`${name(element)} leaves the window`);
    // The root cuts nothing: while a dialog is open it only keeps the window from scrolling.
    const root = document.documentElement;
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      // These show the reader that there is more.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return;
      const frame = box.getBoundingClientRect();
      const isBeside = left < frame.left - 1 || right > frame.right + 1;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (hides(overflowX) && isBeside) found.push(`${name(element)} is cut by ${name(box)}`);
      if (hides(overflowY) && bottom > frame.bottom + 1) found.push(`${name(box)} cuts its foot`);
    }
  };
  // What is only read out is one pixel wide.
  const isForReadersOnly = (element: Element): boolean => {
    const { clipPath } = getComputedStyle(element);
    const parent = element.parentElement;
    return clipPath === 'inset(50%)' || (parent !== null && isForReadersOnly(parent));
  };
  let count = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.includes(part) || element.closest('script')) continue;
    if (isForReadersOnly(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    if (boxes.length > 0) count += 1;
    for (const box of boxes) check(element, box);
  }
  for (const sheet of document.querySelectorAll('dialog[open], dialog[open] > div')) {
    if (sheet.scrollWidth > sheet.clientWidth) found.push(`${name(sheet)} scrolls sideways`);
  }
  return { width: document.scrollingElement?.scrollWidth, found: [...new Set(found)], count };
}

/**
 * Waits until the page shows the word, and expects it whole: nothing scrolls sideways or is cut.
 */
export async function expectWordsWhole(page: Page, atLeast: number) {
  await expect(async () => {
    const seen = await page.evaluate(findOverflow, WORD.slice(0, 20));
    expect(seen.found).toEqual([]);
    expect(seen.width).toBeLessThanOrEqual(320);
    expect(seen.count).toBeGreaterThanOrEqual(atLeast);
  }).toPass({ timeout: 7_000 });
}
