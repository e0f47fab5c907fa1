import { z } from 'zod';
import {
  CalendarId,
  CalendarNumber,
  calendarChange,
  calendarRead,
  Instant,
  OfCalendar,
} from './call-fields';
import { apiEndpoint, endpoint } from './endpoint';
import { SessionId } from './sessions';
import { renamed } from './wire';

/** The SHA-256 of the endpoint in hex, by which a browser finds its own device in the list. */
const DeviceId = z.string().regex(/^[0-9a-f]{64}$/);

const PushDevice = z.object({
  id: DeviceId,
  /** "Chrome, Android" */
  label: z.string(),
  since: Instant,
  sentAt: Instant.nullable(),
  /** True if the push service did not take the last notice. */
  isFailing: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** Browsers accept only messages that are signed by `key`. Null if no notices are sent. */
const Push = z.object({ key: z.string().nullable(), devices: z.array(PushDevice) });
export type Push = z.infer<typeof Push>;

const Base64url = z.string().regex(/^[\w-]{1,200}$/);

const SavedDevice = z.object({
  endpoint: z.string().min(1).max(1_000),
  p256dh: Base64url,
  auth: Base64url,
  label: z.string().trim().max(60).default(''),
  replaces: DeviceId.optional(),
});
export type SavedDevice = z.input<typeof SavedDevice>;

const SavedPush = z.object({ device: PushDevice });

const Removed = z.object({ removed: z.boolean() });

/** `gone` means that the browser takes no more messages, so its device was deleted. */
const Tested = z.object({ outcome: z.enum(['sent', 'gone', 'failed']) });

const OfDevice = z.object({ deviceId: DeviceId });
const ofCalendar = { settlnProviderId: CalendarNumber };

export const pushRows = {
  listPushDevices: endpoint({
    method: 'GET',
    path: 'providerCalendar/push',
    summary: 'The browsers that are told of bookings, the newest first.',
    since: 1,
    query: OfCalendar,
    answer: Push,
  }),
  savePushDevice: endpoint({
    method: 'PUT',
    path: 'providerCalendar/push',
    summary:
      'Tells a browser of new, moved and cancelled bookings. One that told another account ' +
      'changes over; `gone` if the one that it replaces was removed. Notices end with the session that it names.',
    since: 1,
    body: renamed(SavedDevice.extend({ ...ofCalendar, session: SessionId.optional() })),
    refuses: ['gone', 'conflict', 'not_found'],
    answer: SavedPush,
  }),
  testPushDevice: endpoint({
    method: 'POST',
    path: 'providerCalendar/push/{deviceId}/test',
    summary: 'Sends a browser a notice to look at.',
    since: 1,
    params: OfDevice,
    body: renamed(z.object(ofCalendar)),
    refuses: ['gone'],
    answer: Tested,
  }),
  removePushDevice: endpoint({
    method: 'DELETE',
    path: 'providerCalendar/push/{deviceId}',
    summary: 'Tells a browser no more. False if it was not told.',
    since: 1,
    params: OfDevice,
    query: OfCalendar,
    answer: Removed,
  }),
} as const;

const params = z.object({ calendarId: CalendarId, deviceId: DeviceId });

export const pushApi = {
  listPushDevices: apiEndpoint({
    method: 'GET',
    path: '/api/calendars/{calendarId}/push',
    summary: 'The browsers that are told of bookings.',
    ...calendarRead,
    answer: Push,
  }),
  savePushDevice: apiEndpoint({
    method: 'PUT',
    path: '/api/calendars/{calendarId}/push',
    summary: 'Tells this browser of bookings.',
    ...calendarChange,
    body: SavedDevice,
    answer: SavedPush,
  }),
  removePushDevice: apiEndpoint({
    method: 'DELETE',
    path: '/api/calendars/{calendarId}/push/{deviceId}',
    summary: 'Tells a browser no more.',
    ...calendarChange,
    params,
    answer: Removed,
  }),
  testPushDevice: apiEndpoint({
    method: 'POST',
    path: '/api/calendars/{calendarId}/push/{deviceId}/test',
    summary: 'Sends a browser a notice to look at.',
    ...calendarChange,
    params,
    answer: Tested,
  }),
} as const;
