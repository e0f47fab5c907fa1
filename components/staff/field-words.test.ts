import { expect, test } from 'vitest';
import { EVENT_TABLE } from '@/lib/shared/domain/events/event-fields';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import texts from '@/messages/en/staff.json';

test('the staff read the name of each text of a service and an event', () => {
  const fields = Object.entries({ ...SERVICE_TABLE, ...EVENT_TABLE });
  const written = fields.flatMap(([name, { kind }]) => (kind === 'text' ? name : []));
  expect(written).toContain('description');
  expect(Object.keys(texts.fields)).toEqual(expect.arrayContaining(written));
});
