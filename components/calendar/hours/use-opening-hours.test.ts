import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withUsualHours } from '@/lib/shared/domain/hours/draft-schedule';
import { NO_SCHEDULE } from '@/lib/shared/domain/hours/schedule';
import { keptHours } from './use-opening-hours';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const schedule = withUsualHours(NO_SCHEDULE);

it('a draft comes back with the version that it changed', () => {
  keptHours('owner').save({ version: 3, schedule });
  expect(keptHours('owner').load()).toEqual({ version: 3, schedule });
});

it('what is no draft of hours is forgotten', () => {
  sessionStorage.setItem(
    'settln:opening-hours',
    JSON.stringify({ userId: 'owner', draft: { version: 3, schedule: {} } }),
  );
  expect(keptHours('owner').load()).toBeNull();
  expect(sessionStorage.getItem('settln:opening-hours')).toBeNull();
});
