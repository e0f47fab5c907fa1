import { describe, expect, it } from 'vitest';
import { readSources } from '@/test/source-files';
import { FOLDERS } from '../lint/rule';
import { choose } from './choose';

const sources = readSources(
  [...FOLDERS, 'docs', 'messages', 'instrumentation.ts', 'instrumentation-client.ts'],
  {
    withTests: true,
  },
);
const OPENED = {
  'find.spec.ts': ['/find', '/mt/find/hair'],
  'slates.spec.ts': ['/', '/slates/7'],
};

const WHATS_ON = 'app/[locale]/(site)/whats-on/page.tsx';
const chosen = (...changed: string[]) => choose(changed, sources, OPENED);

describe('what a change can reach', () => {
  it('is the tests that import it, over other files too', () => {
    const { unit } = chosen('lib/shared/time/wall-time.ts');
    expect(unit.run).toContain('lib/shared/time/wall-time.test.ts');
    expect(unit.run).toContain('components/booking/manage/autumn-night.test.tsx');
    expect(unit.leftOut).toContain('lib/shared/phone-key.test.ts');
  });

  it('is the tests that start it', () => {
    const { integration } = chosen('backend/calls/bookings.ts');
    expect(integration.run).toContain('backend/calls/booking-races.integration.test.ts');
    expect(chosen(WHATS_ON).integration.run).toContain(
      'lib/server/http/odd-addresses.integration.test.ts',
    );
    expect(chosen(WHATS_ON).integration.leftOut).toContain(
      'backend/calls/booking-races.integration.test.ts',
    );
  });

  it('is the browser tests that opened its page, in any language, and those never run', () => {
    const { run, leftOut } = chosen('app/[locale]/(site)/find/[category]/page.tsx').e2e;
    expect(leftOut).toEqual(['e2e/slates.spec.ts']);
    expect(run).toContain('e2e/find.spec.ts');
    expect(run).toContain('e2e/staff.spec.ts');
    expect(chosen(WHATS_ON).e2e.leftOut).toEqual(['e2e/find.spec.ts', 'e2e/slates.spec.ts']);
  });

  it.each([
    'app/[locale]/layout.tsx',
    'app/[locale]/(site)/layout.tsx',
    'backend/calls/bookings.ts',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'e2e/support/test.ts',
  ])('is every browser test for %s', (file) => {
    expect(chosen(file).e2e.leftOut).toEqual([]);
  });

  it.each([
    'app/styles/base.css',
    'backend/db/migrations/0001_accounts.sql',
    'package-lock.json',
    'vitest.config.ts',
  ])('is everything for %s', (file) => {
    for (const { leftOut } of Object.values(chosen(file))) expect(leftOut).toEqual([]);
  });

  it('is, of a document, the tests that read files', () => {
    const { unit, e2e } = chosen('docs/ARCHITECTURE.md');
    expect(unit.run).toContain('backend/db/migrations.test.ts');
    expect(unit.leftOut).toContain('lib/shared/time/wall-time.test.ts');
    expect(e2e.leftOut).toEqual(expect.arrayContaining(['e2e/find.spec.ts']));
  });

  it('is nothing if nothing changed', () => {
    for (const { run } of Object.values(chosen())) expect(run).toEqual([]);
  });
});
