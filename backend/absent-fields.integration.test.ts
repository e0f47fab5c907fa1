import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@/lib/shared/contract/endpoint';
import { type HostTable, host } from '@/lib/shared/contract/host';
import { HOUR_MS } from '@/lib/shared/time/units';
import { type Inputs, inputsFor } from './testing/contract-calls';
import { toRequest } from './testing/contract-request';
import { seedSubject } from './testing/contract-subject';
import { sampleEventPayload } from './testing/sample-event-payload';
import { startTestBackend, type TestBackend } from './testing/test-backend';

// While a release is rolled out, web processes of the one before send only what they know.

const START = Math.ceil(Date.now() / HOUR_MS + 24) * HOUR_MS;

/** The fields of a body that are optional, or may be empty. */
function optionalFields({ body }: Endpoint): string[] {
  const wire = body instanceof z.ZodCodec ? body.in : body;
  if (!(wire instanceof z.ZodObject)) return [];
  return Object.entries(wire.shape).flatMap(([name, field]) =>
    [undefined, '', []].some((empty) => z.safeParse(field, empty).success) ? [name] : [],
  );
}

const cases = Object.entries<Endpoint>(host).flatMap(([name, row]) =>
  optionalFields(row).map((field) => [name as keyof HostTable, field] as const),
);

describe('a write without a field that may be empty', () => {
  let backend: TestBackend;
  let inputs: Inputs;

  beforeAll(async () => {
    backend = await startTestBackend(START - HOUR_MS);
    inputs = inputsFor(await seedSubject(backend.db, START), START);
    // Currency and link go with a ticket, so only an event without one may lack them.
    const free = {
      ticket_required: false,
      ticket_price: 0,
      ticket_currency: '',
      requires_booking: false,
      booking_link: '',
    };
    const event = sampleEventPayload({ ...free, user_id: inputs.createEvent.body.user_id });
    inputs.createEvent.body = event;
    inputs.updateEvent.body = { ...event, id: inputs.updateEvent.body.id };
  });
  afterAll(() => backend.stop());

  it('is one of many', () => {
    const names = cases.map(([name, field]) => `${name} ${field}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'createService whatsappNumber',
        'updateService portfolioImages',
        'updateEvent image_url',
        'updateServiceItem description',
        'createBooking timeZone',
      ]),
    );
  });

  it.each(cases)('%s is carried out without %s', async (name, field) => {
    const row: Endpoint = host[name];
    // Each call's body has a type of its own.
    const input = inputs[name] as { body?: object };
    const sent = Object.entries(input.body ?? {});
    // The contract's own test sends the samples, which lack some of these fields.
    if (!sent.some(([key]) => key === field)) return;
    const body = Object.fromEntries(sent.filter(([key]) => key !== field));
    const { path, init } = toRequest(row, { ...input, body });
    const response = await backend.call(path, init);
    const needed = NEEDED[`${name} ${field}`];
    if (needed) expect(response.json).toMatchObject({ message: needed });
    else expect(response.status).toBe(row.status ?? 200);
  });
});

/** What a new listing or somebody new needs, although a change may leave it empty. */
const NEEDED: Readonly<Record<string, string>> = {
  'createService profileImageUrl': 'Please upload an image.',
  'createService subcategoryIds': 'Please select at least one subcategory.',
  'createEvent image_url': 'Please upload an image.',
  'changeStaff email': 'Please enter a valid email address.',
};
