import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { toIso } from '@/lib/shared/time/instant';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { cancelByLink, findCustomerBooking, findCustomerVisit, moveByLink } from './customer-link';

let running: Awaited<ReturnType<typeof startRecordingHost>>;
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  running = await startRecordingHost();
  stubWebEnv(running.url);
  noteNumber(running.url, '1', true);
});
afterAll(() => running.close());

const START = Date.UTC(2030, 10, 20, 9);
const TO = { startsAt: START, person: null, language: 'en' } as const;
const refuse = (status: number, code?: string) =>
  running.answer(() => ({ status, body: { code, message: 'No.' } }));

describe('the link of a booking', () => {
  it.each([404, 405, 501, 410, 400])('shows none at a host that answers %i', async (status) => {
    refuse(status);
    expect(await findCustomerBooking('token')).toBeNull();
    expect(await cancelByLink('token', START, 'mt')).toBe('refused');
    expect(await moveByLink('token', TO, 'key')).toBe('refused');
  });

  it('cannot be read while the host fails', async () => {
    refuse(500, 'internal');
    await expect(findCustomerBooking('token')).rejects.toThrow('{host} call failed');
    expect(await cancelByLink('token', START, 'mt')).toBe('failed');
  });

  it('cancels only the visit that its customer was shown', async () => {
    refuse(409, 'moved');
    expect(await cancelByLink('token', START, 'mt')).toBe('movedMeanwhile');
    expect(running.asked.map(({ body }) => JSON.parse(body))).toEqual([
      { token: 'token', startTime: toIso(START), language: 'mt' },
    ]);
  });

  it('says in which language its customer reads, English too', async () => {
    refuse(409, 'conflict');
    await cancelByLink('token', START, 'mt');
    await moveByLink('token', TO, 'key');
    expect(running.asked.map(({ body }) => JSON.parse(body).language)).toEqual(['mt', 'en']);
  });

  it.each([
    [409, 'slot_taken', 'taken'],
    [422, 'invalid', 'taken'],
    [409, 'conflict', 'refused'],
    [410, 'gone', 'refused'],
    [504, 'unsettled', 'unsettled'],
  ])('a move that is answered %i %s is %s', async (status, code, outcome) => {
    refuse(status, code);
    expect(await moveByLink('token', TO, 'key')).toBe(outcome);
  });
});

describe('the visit of a link, for the device that booked', () => {
  const visit = (more: object) => {
    const booking = {
      id: 1,
      settlnProviderId: 3,
      providerId: null,
      provider: {
        name: '',
        address: '',
        phoneNumber: '',
        whatsappNumber: '',
        countryIso: '',
        profileImageUrl: null,
      },
      customerName: 'Ada',
      customerPhone: '',
      startTime: toIso(START),
      endTime: toIso(START + 3_600_000),
      serviceItems: [],
      totalPrice: 0,
      status: 'confirmed',
      cancelledBy: null,
      cancelledAt: null,
      cancelReason: null,
      movedFrom: null,
      movesLeft: 0,
      sequence: 0,
      ...more,
    };
    noteNumber(running.url, '1', true);
    running.answer(() => ({ status: 200, body: { booking } }));
    return findCustomerVisit('token');
  };
  const reviewed = { token: 'of-review', isMissed: false };

  it('says with whom, names nobody else, and asks for a review that is not written', async () => {
    expect(await visit({})).toEqual({
      startsAt: START,
      endsAt: START + 3_600_000,
      cancelledBy: null,
    });
    const open = { person: { id: 2, name: 'Anna' }, review: { ...reviewed, isWritten: false } };
    expect(await visit(open)).toMatchObject({ person: 'Anna', reviewToken: 'of-review' });
    const written = await visit({ review: { ...reviewed, isWritten: true } });
    expect(written?.reviewToken).toBeUndefined();
  });
});
