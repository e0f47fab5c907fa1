import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceQuestion } from '@/components/booking/times/service-question';
import { BookingItems } from '@/components/calendar/dialogs/booking-items';
import { WhatPart } from '@/components/visits/arranged-visits/what-part';
import { ItemsOrder } from './items-order';

const nothing = () => {};
const item = { id: '5', name: 'Taljatura', language: 'mt', description: '' };
const length = { priceMinor: 2000, durationMinutes: 60 };
const service = {
  serviceId: 'a',
  serviceName: 'A Chair',
  hasFailed: false,
  items: [{ ...item, ...length }],
};

test.each([
  [
    'of the question after a time',
    <ServiceQuestion
      key="question"
      choice={{ serviceId: 'p', calendarId: 7, itemIds: [], person: null }}
      time={{ startsAt: 0, label: '02:30' }}
      options={[{ ids: [item.id], name: item.name, language: item.language, ...length }]}
      isPending={false}
      now={() => 0}
      cancel={null}
      onConfirm={nothing}
      onStale={nothing}
    />,
  ],
  [
    'of the calendar',
    <BookingItems
      key="calendar"
      items={{ services: [service], problem: null, load: nothing }}
      gapMinutes={60}
      onChoose={nothing}
    />,
  ],
  [
    'of a booking by hand',
    <WhatPart
      key="hand"
      form={
        {
          draft: { items: [{ key: 1, itemId: '5', minutes: 60, price: '20.00' }] },
          errors: {},
        } as unknown as Parameters<typeof WhatPart>[0]['form']
      }
      act={nothing}
      services={[service]}
    />,
  ],
  [
    'that the provider puts in order',
    <ItemsOrder
      key="order"
      serviceId="a"
      items={[{ ...item, ...length }] as unknown as Parameters<typeof ItemsOrder>[0]['items']}
      onSaved={nothing}
    />,
  ],
])('an item in Maltese is Maltese in the list %s', (_, list) => {
  expect(renderToStaticMarkup(list)).toMatch(/<[^>]* lang="mt"[^>]*>\s*Taljatura/);
});
