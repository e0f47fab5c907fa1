import { z } from 'zod';
import { apiEndpoint } from './endpoint';

/** What the owner has, as far as a form can tell whether it is what was sent. */
const OwnThings = z.array(
  z.object({ id: z.string(), name: z.string(), fields: z.record(z.string(), z.string()) }),
);

const OwnAccount = z.object({ isRegistered: z.boolean() });

const ServiceId = z.object({ id: z.string().min(1).max(100) });

/** What a form looks at after a write of which nobody knows whether it was carried out. */
export const ownApiRows = {
  findOwnAccount: apiEndpoint({
    method: 'GET',
    path: '/api/provider',
    limit: 'reads',
    summary: 'Whether the signed-in person has a provider account.',
    source: 'PC-003, PC-004',
    answer: OwnAccount,
    read: OwnAccount,
  }),
  listOwnServices: apiEndpoint({
    method: 'GET',
    path: '/api/services',
    limit: 'reads',
    summary: 'The services of the signed-in person, as their form would show them.',
    source: 'PC-009',
    answer: OwnThings,
    read: OwnThings,
  }),
  listOwnEvents: apiEndpoint({
    method: 'GET',
    path: '/api/events',
    limit: 'reads',
    summary: 'The events of the signed-in person, as their form would show them.',
    source: 'PC-024',
    answer: OwnThings,
    read: OwnThings,
  }),
  listOwnItems: apiEndpoint({
    method: 'GET',
    path: '/api/services/{id}/items',
    limit: 'reads',
    summary: 'The items of a service of the signed-in person.',
    source: 'PC-041',
    params: ServiceId,
    answer: OwnThings,
    read: OwnThings,
  }),
} as const;
