import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import { api } from './api';
import type { Endpoint } from './endpoint';
import { host } from './host';

const rows = [...Object.entries<Endpoint>(host), ...Object.entries<Endpoint>(api)];

/** The fields of a body, as they come over the wire; none of one that is no object. */
function fieldsOf({ body }: Endpoint): Readonly<Record<string, z.ZodType>> {
  const wire = body instanceof z.ZodPipe ? body.in : body;
  return wire instanceof z.ZodObject ? wire.shape : {};
}

const bodies = rows.flatMap(([name, row]) =>
  Object.entries(fieldsOf(row)).map(([field, schema]) => [`${name} ${field}`, schema] as const),
);

/** Refused when they are empty by the check of the whole form, in its own words; older than this rule. */
const NEEDED = [
  ...['firstName', 'lastName', 'birthDate', 'email'].map((field) => `registerAccount ${field}`),
  ...Object.entries(EVENT_TABLE).flatMap(([field, row]) =>
    'missing' in row && row.missing ? [`createEvent ${field}`, `updateEvent ${field}`] : [],
  ),
  'createEvent userId',
  'updateEvent userId',
  'createUpload fileName',
];

describe('a field that may be empty', () => {
  const mayBeEmpty = bodies.filter(
    ([name, schema]) =>
      !NEEDED.includes(name) && ['', []].some((empty) => schema.safeParse(empty).success),
  );

  it('stands in many bodies', () => {
    expect(mayBeEmpty.length).toBeGreaterThan(30);
  });

  // Forms and web processes of the release before do not know each field.
  it.each(mayBeEmpty)('may be absent: %s', (_, schema) => {
    expect(schema.safeParse(undefined).success).toBe(true);
  });
});
