import { z } from 'zod';
import { Acknowledgement, AcknowledgementAnswer } from '@/lib/contract/shapes/acknowledgement';
import { HostCountry } from '@/lib/contract/shapes/call-fields';
import { EventEditPayload, EventPayload } from '@/lib/contract/shapes/event-payload';
import { EventAnswer, FoundEvent, ListedEvents } from '@/lib/contract/shapes/events';
import { endpoint } from './endpoint';

const OfEvent = z.object({ eventId: z.string().min(1), hostCountry: HostCountry });

/** The calls about events. Of two rows with one path, the one that requires more comes first. */
export const eventRows = {
  getEvent: endpoint({
    method: 'GET',
    path: 'events',
    summary: 'An event of any status; who may see it is the web app’s to decide.',
    source: 'PC-025, PC-026',
    query: OfEvent,
    refuses: ['not_found'],
    answer: EventAnswer,
    read: FoundEvent,
  }),
  listEvents: endpoint({
    method: 'GET',
    path: 'events',
    summary: 'The events of a user, of every status, the latest start first.',
    source: 'PC-024',
    query: z.object({ userId: z.string().min(1), hostCountry: HostCountry }),
    answer: z.array(EventAnswer),
    read: ListedEvents,
  }),
  updateEvent: endpoint({
    method: 'POST',
    path: 'events',
    summary: 'Replaces an event of the user in the payload. Its id stands in both places.',
    source: 'PC-038; RULINGS, "Event edit"',
    query: OfEvent,
    body: EventEditPayload,
    refuses: ['forbidden', 'not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
  createEvent: endpoint({
    method: 'POST',
    path: 'events',
    summary: 'Creates an event, which waits for review.',
    source: 'PC-028',
    // An edit whose `eventId` came to nothing must not make a second event.
    query: z.strictObject({ hostCountry: HostCountry }),
    body: EventPayload,
    status: 201,
    refuses: ['forbidden'],
    answer: AcknowledgementAnswer.extend({ data: z.object({ id: z.string() }) }),
    read: Acknowledgement,
    bodyOptional: true,
  }),
  deleteEvent: endpoint({
    method: 'DELETE',
    path: 'events/{id}',
    summary: 'Deletes an event. The caller has checked whose it is.',
    source: 'PC-040',
    params: z.object({ id: z.string().min(1) }),
    query: z.object({ hostCountry: HostCountry }),
    refuses: ['not_found'],
    answer: AcknowledgementAnswer,
    read: Acknowledgement,
    bodyOptional: true,
  }),
} as const;
