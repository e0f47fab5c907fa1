import type { FormTable } from '@/lib/shared/domain/form-fields';

const YES_OR_NO = ['', 'yes', 'no'] as const;
const OCCURRENCES = ['first', 'second'] as const;

/** The fields are in the form's order; see docs/ARCHITECTURE.md. */
export const EVENT_TABLE = {
  title: { kind: 'text', max: 200, missing: { key: 'titleMissing' } },
  description: { kind: 'text', max: 5000, missing: { key: 'descriptionMissing' } },
  language: { kind: 'text', max: 3, missing: null },
  category: { kind: 'choice', missing: { key: 'categoryMissing' } },
  communityId: { kind: 'choice', missing: { key: 'communityMissing' } },
  address: { kind: 'text', max: 300, missing: { key: 'addressMissing' } },
  countryIso: { kind: 'choice', missing: { key: 'countryMissing' } },
  startsAt: { kind: 'special', missing: { key: 'startMissing' } },
  endsAt: { kind: 'special', missing: { key: 'endMissing' } },
  /** Used if clocks show the time twice. */
  startsOccurrence: { kind: 'answer', values: OCCURRENCES, missing: null },
  endsOccurrence: { kind: 'answer', values: OCCURRENCES, missing: null },
  timeZone: { kind: 'choice', missing: { key: 'zoneUnknown' } },
  /** What has changed, for those who know the event already; asked of what is public. */
  changeWords: { kind: 'text', max: 500, missing: null },
  isTicketRequired: { kind: 'answer', values: YES_OR_NO, missing: { key: 'ticketAnswerMissing' } },
  /** Used only with a ticket. The link is used only with a booking. */
  ticketPrice: { kind: 'special', missing: null },
  isBookingRequired: { kind: 'answer', values: YES_OR_NO, missing: null },
  bookingLink: { kind: 'special', missing: null },
  imageUrl: { kind: 'pictures' },
} as const satisfies FormTable;
