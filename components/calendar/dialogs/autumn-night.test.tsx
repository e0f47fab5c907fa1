import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { HostProvider } from '@/components/shared/host/host-context';
import { VisitSheet } from './visit-sheet';

afterEach(() => vi.useRealTimers());

// The clock of Malta shows 02:30 at both: it goes back by an hour between them.
it.each([
  ['2027-10-31T00:30Z', '02:30 CEST'],
  ['2027-10-31T01:30Z', '02:30 CET'],
])('CAL-029 says which 02:30 a visit was made at, and which one begins it', (instant, time) => {
  const at = Date.parse(instant);
  vi.useFakeTimers({ now: at - 1 });
  const told = { customerName: 'Ada', customerPhone: '', customerEmail: '', services: [] };
  const visit = { id: '1', startsAt: at, endsAt: at, totalMinor: null, isCancelled: false };
  const html = renderToStaticMarkup(
    <HostProvider isOurs>
      <VisitSheet
        visit={{
          booking: { ...told, ...visit, bookedAt: at, didNotCome: false },
          span: { from: at, to: at },
          serviceItemId: null,
        }}
        lost={null}
        zone="Europe/Malta"
        itemNames={new Map()}
        mayCancelCustomer={false}
        onMark={async () => null}
        onAsk={() => undefined}
        onClose={() => undefined}
      />
    </HostProvider>,
  );
  const text = html.replaceAll(/<[^>]+>/g, '');
  expect(text).toContain(`You can mark this from ${time} on.`);
  expect(text).toContain(`made on Sun 31 Oct, ${time}`);
});
