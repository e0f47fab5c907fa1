import { vi } from 'vitest';
import { confirmReview } from '@/app/[locale]/(booking)/booking/review/confirm-action';
import { samplePhone } from '@/backend/testing/sample-phone';
import { confirmBooking } from '@/components/booking/review/confirm-booking';
import {
  type Attempt,
  hiddenFieldsOf,
  readAttempt,
  toOpen,
  toReviewState,
} from '@/components/booking/review/request';
import {
  NOTHING_SENT,
  type OpenAttempt,
  type Review,
  type ReviewState,
} from '@/components/booking/review/state';
import { listSlots } from '@/lib/server/host/slots';
import { isOurs } from '@/lib/server/host/transport/host-number';
import { bookingsCalls } from '@/lib/server/http/calls/bookings';
import { textsFor } from '@/lib/shared/texts/catalogue';
import { FAULTS, ITEM, START } from './booking-host';
import { SITE_URL } from './web-env';

/** The outcome of one press of Confirm; `path` is the address of a booking's confirmation. */
type Press = { path: string } | { state: ReviewState; open: readonly OpenAttempt[] };

/** A visitor at a review page who can press Confirm any number of times. */
export interface Visitor {
  /** `phoneConfirmed` is what the button of the question about a number carries. */
  press(phone?: string, phoneConfirmed?: string): Promise<Press>;
}

function reviewOf(calendarId: string): Review {
  return {
    serviceId: 'listing-1',
    calendarId: Number(calendarId),
    person: null,
    startsAt: START.getTime(),
    provider: { name: 'Adaeze', address: 'Gżira', imageUrl: '' },
    items: [{ id: String(ITEM.id), name: ITEM.name, priceMinor: 8500, durationMinutes: 30 }],
  };
}

function formOf(
  review: Review,
  key: string,
  open: readonly OpenAttempt[],
  phone: string,
  phoneConfirmed: string,
) {
  const form = new FormData();
  const contact = { customerName: 'Ada Obi', customerPhone: phone, customerEmail: '' };
  const fields = { ...hiddenFieldsOf(review, key, open, phoneConfirmed), ...contact };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** When the page opens it reads the times; their answer also says whose the host is. */
async function openPage({ calendarId }: Review): Promise<void> {
  const from = START.getTime();
  await listSlots(calendarId, { from, to: from + 3_600_000 });
}

const TEXTS = {
  fields: textsFor('en', 'errors.fields'),
  refusal: textsFor('en', 'booking.refusal'),
};

/** With scripts: the page's own code, whose requests go to the exported route. */
export async function visitorWithScripts(calendarId: string): Promise<Visitor> {
  const review = reviewOf(calendarId);
  const key = crypto.randomUUID();
  await openPage(review);
  let open: Attempt[] = [];
  return {
    async press(phone = samplePhone(calendarId), phoneConfirmed = '') {
      const attempt = readAttempt(
        formOf(review, key, open.map(toOpen), phone, phoneConfirmed),
        TEXTS,
      );
      if ('kind' in attempt) return { state: attempt, open: [] };
      const isRepeat = open.some(({ request }) => request.startsAt === attempt.request.startsAt);
      const options = { isRepeat, keepsKeys: isOurs() };
      const result = await confirmBooking(attempt, open, options);
      open = result.open;
      return result.outcome.ok
        ? { path: result.outcome.path }
        : { state: toReviewState(result.outcome, TEXTS.refusal), open: open.map(toOpen) };
    },
  };
}

/**
 * Without scripts: the form's fields as the last answer wrote them, posted to the server action.
 */
async function visitorWithoutScripts(calendarId: string): Promise<Visitor> {
  const review = reviewOf(calendarId);
  const key = crypto.randomUUID();
  await openPage(review);
  let open: readonly OpenAttempt[] = [];
  return {
    async press(phone = samplePhone(calendarId), phoneConfirmed = '') {
      try {
        const answer = await confirmReview(
          NOTHING_SENT,
          formOf(review, key, open, phone, phoneConfirmed),
        );
        open = answer.open;
        return { state: answer.state, open };
      } catch (redirected) {
        return { path: (redirected as { path: string }).path };
      }
    },
  };
}

/** Passes the requests of the browser's code for `/api` to the exported route. */
export function stubFetch(): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = { ...init.headers, 'sec-fetch-site': 'same-origin' };
    const { method, body } = init;
    const request = new Request(`${SITE_URL}${path}`, { method, headers, body: body ?? null });
    return bookingsCalls.createBooking(request, { params: Promise.resolve({}) });
  });
}

/** Both ways to confirm. */
export const WAYS = [
  { scripts: 'with scripts', visitor: visitorWithScripts },
  { scripts: 'without scripts', visitor: visitorWithoutScripts },
];

/** Every fault of a host that refuses doubles, or would book them, met in both ways. */
export const CASES = FAULTS.flatMap((fault) =>
  WAYS.flatMap((way) =>
    [true, false].map((refusesDoubles) => ({
      fault,
      refusesDoubles,
      ...way,
      doubles: refusesDoubles ? 'refuses doubles' : 'would book doubles',
    })),
  ),
);
