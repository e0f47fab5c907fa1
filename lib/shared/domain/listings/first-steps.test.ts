import { describe, expect, it } from 'vitest';
import { firstSteps, type KnownFirstSteps, mainService } from './first-steps';

const NEW: KnownFirstSteps = { service: null, itemCount: 0, hasHours: false, hasViews: false };
const statesOf = (known: Partial<KnownFirstSteps>) =>
  firstSteps({ ...NEW, ...known })
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ');
const pending = { status: 'pending' } as const;
const approved = { status: 'approved' } as const;

describe('the first steps of a provider', () => {
  it.each<[string, Partial<KnownFirstSteps>, string]>([
    [
      'begin with a service',
      {},
      'account done, service now, items later, hours later, share later',
    ],
    [
      'go on while the service is reviewed',
      { service: pending },
      'account done, service done, items now, hours later, share later',
    ],
    [
      'wait for the review at the end',
      { service: pending, itemCount: 2, hasHours: true },
      'account done, service done, items done, hours done, share later',
    ],
    [
      'end with a page that somebody has seen',
      { service: approved, itemCount: 2, hasHours: true, hasViews: true },
      'account done, service done, items done, hours done, share done',
    ],
    [
      'ask for a link to be shared while nobody has looked',
      { service: approved, itemCount: 2, hasHours: true },
      'account done, service done, items done, hours done, share now',
    ],
    [
      'go back to a service that was rejected',
      { service: { status: 'rejected' }, itemCount: 2, hasHours: true },
      'account done, service now, items done, hours done, share later',
    ],
    [
      'do not claim that somebody has looked where nobody counts',
      { service: approved, itemCount: 2, hasHours: true, hasViews: null },
      'account done, service done, items done, hours done',
    ],
    [
      'leave out what a host does not have',
      { service: { status: null }, itemCount: 1, hasHours: null, hasViews: null },
      'account done, service done, items done',
    ],
  ])('%s', (_, known, expected) => {
    expect(statesOf(known)).toBe(expected);
  });

  it('are about the service that is nearest to being public', () => {
    const services = (['delisted', 'rejected', 'approved', 'pending'] as const).map((status) => ({
      status,
    }));
    expect(mainService(services)).toEqual({ status: 'approved' });
    expect(mainService([])).toBeNull();
  });
});
