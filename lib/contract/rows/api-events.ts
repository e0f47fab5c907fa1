import { z } from 'zod';
import { EventForm } from '@/lib/contract/shapes/event-form';
import { apiEndpoint } from './endpoint';

const EventId = z.object({ id: z.string().min(1).max(100) });

const Saved = z.object({ saved: z.literal(true) });

const Deleted = z.object({ deleted: z.literal(true) });

/** Our own endpoints about events. An edit is a PUT of ours, and the documented POST to {host}. */
export const eventApiRows = {
  createEvent: apiEndpoint({
    method: 'POST',
    path: '/api/events',
    limit: 'changes',
    summary: 'Lists an event of the signed-in person, which then waits for review.',
    source: 'EVF-033, PC-028',
    body: EventForm,
    status: 201,
    answer: Saved,
    read: Saved,
  }),
  updateEvent: apiEndpoint({
    method: 'PUT',
    path: '/api/events/{id}',
    limit: 'changes',
    summary: 'Replaces an event of the signed-in person.',
    source: 'PC-038; RULINGS, "Event edit"',
    params: EventId,
    body: EventForm,
    answer: Saved,
    read: Saved,
  }),
  deleteEvent: apiEndpoint({
    method: 'DELETE',
    path: '/api/events/{id}',
    limit: 'changes',
    summary: 'Deletes an event of the signed-in person.',
    source: 'EVD-016, PC-040',
    params: EventId,
    answer: Deleted,
    read: Deleted,
  }),
} as const;
