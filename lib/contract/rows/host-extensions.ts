/**
 * The header in which our backend names, on every answer, what it does beyond the documented calls.
 * A host that sends no such header is given the documented requests and nothing else: `callHost` sends
 * a row of the contract with an `extension` only to a host that has named it.
 */
export const EXTENSIONS_HEADER = 'settln-extensions';

/**
 * What a host may say there:
 * `idempotency-keys` a repeat with the same Idempotency-Key never acts twice;
 * `booking-range` the list of a calendar's bookings takes `startTime` and `endTime`;
 * `cancel-customer` all upcoming bookings of one telephone number can be cancelled at once;
 * `author-slates` the other public posts of an author can be asked for;
 * `community-slates` posts name a community, and those of a community can be asked for;
 * `owner-items` a service that is not public has items only for its owner, who is named as `userId`;
 * `phone-limits` bookings of one telephone number are counted and limited;
 * `visitor-zone` a booking may carry the zone of the visitor's clock as `timeZone`;
 * `provider-visits` the visits of a calendar can be listed page by page, searched, marked and noted;
 * `calendar-feed` a provider's calendar has a secret address for other calendar programs;
 * `decisions` it tells what moderators decided about;
 * `customer-links` a booking comes with a token, by which its customer sees, moves and cancels it;
 * `directory` the public services can be searched and listed, and the public events listed;
 * `next-available` the first start at which a visit fits can be asked for;
 * `public-slates` the posts that everybody may see can be listed;
 * `event-edits` a POST of `events` with an `eventId` changes that event, and never makes another one;
 * `mail-stop` its mail has links that end all mail to an address;
 * `reports` visitors can report a public service, event or slate to the moderators;
 * `insight` views of public pages are counted, and a provider's figures can be asked for;
 * `cancel-reasons` a provider's cancellation may carry a `reason`, which its customer reads;
 * `clear-marks` a provider's own marks can be listed and cleared, and slots tell them to the provider;
 * `schedules` hours that repeat, days off and rules of booking; slots can be asked for past the rules.
 */
export const HOST_EXTENSIONS = [
  'idempotency-keys',
  'booking-range',
  'cancel-customer',
  'author-slates',
  'community-slates',
  'owner-items',
  'phone-limits',
  'visitor-zone',
  'provider-visits',
  'calendar-feed',
  'decisions',
  'customer-links',
  'directory',
  'next-available',
  'public-slates',
  'mail-stop',
  'event-edits',
  'reports',
  'insight',
  'schedules',
  'clear-marks',
  'cancel-reasons',
] as const;

export type HostExtension = (typeof HOST_EXTENSIONS)[number];
