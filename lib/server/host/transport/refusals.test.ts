import { expect, it } from 'vitest';
import { HostError, UnsettledWrite } from './host-error';
import { outcomeOf } from './refusals';

it.each([
  ['done', null],
  ['refused', new HostError('status', 410)],
  ['refused', new HostError('status', 409)],
  ['failed', new HostError('status', 500)],
  ['failed', new HostError('network', 502)],
  ['unsettled', new UnsettledWrite('timeout', 504)],
] as const)('calls a write %s: %s', async (outcome, error) => {
  const write = error === null ? Promise.resolve() : Promise.reject(error);
  expect(await outcomeOf(write)).toBe(outcome);
});
