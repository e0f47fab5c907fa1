import { describe, expect, it } from 'vitest';
import { EVENT_LIMITS } from '@/lib/shared/domain/events/event-form';
import { problemOf } from '@/lib/shared/domain/field-problem';
import type { FormTable } from '@/lib/shared/domain/form-fields';
import { SERVICE_LIMITS } from '@/lib/shared/domain/services/service-form';
import { ITEM_LIMITS } from '@/lib/shared/domain/services/service-item';
import { sampleServiceText } from '@/test/sample-service';
import { textShapes } from './form-table';
import { serviceTexts } from './services';

const service = { ...sampleServiceText(), whatsappNumber: null };

describe('the texts of a service', () => {
  it('PC-013, CC-005: are answered in the spelling of {host}', () => {
    expect(serviceTexts.toWire(service)).toMatchObject({
      name: 'Selam Braids',
      phone_number: '+356 2100 0001',
      whatsapp_number: null,
      website_url: 'https://selam.example',
    });
  });
});

describe('a row of a table', () => {
  const TABLE = {
    name: { kind: 'text', max: 3, missing: { key: 'serviceNameMissing' } },
    dressCode: { kind: 'text', max: 3, missing: null },
    startsAt: { kind: 'special', missing: null },
  } as const satisfies FormTable;
  const { payload, answer, toWire } = textShapes(TABLE);
  const faultOf = (name: keyof typeof payload, text: string) =>
    problemOf(payload[name].safeParse(text).error?.issues[0]?.message ?? '');

  it('decides what may be written', () => {
    expect(payload.name.parse(' abc ')).toBe('abc');
    expect(faultOf('name', ' ')).toEqual({ key: 'serviceNameMissing' });
    expect(faultOf('dressCode', '')).toBeNull();
    expect(payload.dressCode.parse(undefined)).toBe('');
    expect(payload.name.safeParse(undefined).success).toBe(false);
    expect(faultOf('dressCode', 'abcd')).toEqual({ key: 'tooLong', values: { limit: 3 } });
  });

  it('decides what is answered, under the name of {host}', () => {
    expect(Object.keys(answer)).toEqual(['name', 'dress_code']);
    expect(answer.dress_code.parse(null)).toBeNull();
    expect(answer.name.safeParse(null).success).toBe(false);
    expect(toWire({ name: 'a', dressCode: null })).toEqual({ name: 'a', dress_code: null });
  });

  it('does not compile without a column of its name', () => {
    // @ts-expect-error: this row of the database has no dress code.
    expect(toWire({ name: 'a' })).toHaveProperty('dress_code', undefined);
  });
});

it('has the limits that the forms show', () => {
  expect(SERVICE_LIMITS).toMatchObject({
    name: 120,
    description: 4000,
    language: 3,
    secondLanguage: 3,
    secondDescription: 4000,
    address: 200,
    phoneNumber: 40,
    whatsappNumber: 40,
    websiteUrl: 300,
  });
  expect(EVENT_LIMITS).toEqual({
    title: 200,
    description: 5000,
    language: 3,
    address: 300,
    changeWords: 500,
    bookingLink: 2048,
    cancellation: 500,
    ticketPrice: 1_000_000,
  });
  expect(ITEM_LIMITS).toEqual({
    name: 120,
    description: 1000,
    language: 3,
    secondLanguage: 3,
    secondName: 120,
    secondDescription: 1000,
    price: 100_000,
    minutes: 1440,
  });
});
