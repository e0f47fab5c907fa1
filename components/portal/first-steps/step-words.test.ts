import { expect, it } from 'vitest';
import { WireService } from '@/lib/server/host/documented/services';
import { useStepWords } from './step-words';

it.each([
  ['approved', 2, 'Customers are offered your free times.'],
  ['approved', 0, 'Your hours are set.'],
  ['pending', 2, 'Your hours are set.'],
  [null, 2, 'Your hours are set.'],
])(
  'says that times are offered only where they can be booked: %s, %d items',
  (status, itemCount, says) => {
    const service =
      status === null ? null : WireService.parse({ id: 's1', name: 'Habesha', status });
    const facts = { person: 'Tigist', service, itemCount, prices: '' };
    expect(useStepWords('hours', 'done', facts).lines).toEqual([says]);
  },
);
