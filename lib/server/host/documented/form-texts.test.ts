import { expect, it } from 'vitest';
import { serviceTexts } from '@/lib/shared/contract/services';
import type { FormTable } from '@/lib/shared/domain/form-fields';
import { SERVICE_TABLE } from '@/lib/shared/domain/services/service-fields';
import { sampleServiceText } from '@/test/sample-service';
import { textReaders } from './form-texts';

it('reads the texts of a service back as they were', () => {
  const { communityId, categoryId, countryIso, ...texts } = sampleServiceText();
  const { fromWire } = textReaders(SERVICE_TABLE);
  expect(fromWire(serviceTexts.toWire(texts))).toEqual(texts);
});

it('reads each text of a table under the name of {host}', () => {
  const TABLE = {
    name: { kind: 'text', max: 3, missing: { key: 'serviceNameMissing' } },
    dressCode: { kind: 'text', max: 3, missing: null },
    startsAt: { kind: 'special', missing: null },
  } as const satisfies FormTable;
  const { read, fromWire } = textReaders(TABLE);
  expect(read.dress_code.parse(undefined)).toBe('');
  expect(fromWire({ name: 'a', dress_code: '' })).toEqual({ name: 'a', dressCode: '' });
});
