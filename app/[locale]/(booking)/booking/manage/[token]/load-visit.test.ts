import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteNumber } from '@/lib/server/host/transport/host-number';
import { startRecordingHost } from '@/test/recording-host';
import { stubWebEnv } from '@/test/web-env';
import { findVisit } from './load-visit';

let host: Awaited<ReturnType<typeof startRecordingHost>>;

beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

const PROVIDER = {
  name: 'Crown',
  address: '',
  phoneNumber: '22 12 34 56',
  whatsappNumber: '22 12 34 56',
  profileImageUrl: null,
};
const BOOKING = {
  id: 40817,
  settlnProviderId: 7,
  providerId: null,
  customerName: 'Ada',
  customerPhone: '',
  startTime: '2030-11-20T09:45:00.000Z',
  endTime: '2030-11-20T10:45:00.000Z',
  serviceItems: [],
  totalPrice: 0,
  status: 'confirmed',
  cancelledBy: null,
  cancelledAt: null,
  cancelReason: null,
  movedFrom: null,
  movesLeft: 5,
  sequence: 0,
};

test.each([
  ['of its country', { countryIso: 'DK' }, { call: 'tel:22123456', message: '' }],
  [
    'of Malta for a backend that names no country',
    { countryIso: '' },
    { call: 'tel:+35622123456', message: 'https://wa.me/35622123456' },
  ],
])('PROF-013: the page of a visit calls the provider at a number %s', async (_, more, reach) => {
  noteNumber(host.url, '1', true);
  host.answer(() => ({ body: { booking: { ...BOOKING, provider: { ...PROVIDER, ...more } } } }));
  expect(await findVisit('t')).toMatchObject({ reach: { phoneNumber: '22 12 34 56', ...reach } });
});
