import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseCalendarState } from '@/lib/shared/url/calendar-url';
import type { PortalTab } from '@/lib/shared/url/portal-url';
import { OURS, startRecordingHost } from '@/test/recording-host';
import { renderPage } from '@/test/render-page';
import { stubWebEnv } from '@/test/web-env';
import { Portal } from './portal';

// Outside of Next's build, `next/dynamic` renders nothing on the server.
vi.mock('@/components/portal/registration/registration', async () => {
  return {
    Registration: (await import('@/components/portal/registration/registration-form'))
      .RegistrationForm,
  };
});

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const USER = { id: 'owner', name: 'Ada O', email: 'a@b.test', firstName: 'Ada', lastName: 'O' };

let host: Awaited<ReturnType<typeof startRecordingHost>>;
beforeAll(async () => {
  host = await startRecordingHost();
  stubWebEnv(host.url);
});
afterAll(() => host.close());

async function render(tab: PortalTab, accounts: unknown, headers = {}): Promise<string> {
  host.answer(() => ({ body: accounts, headers }));
  const calendar = parseCalendarState({});
  return renderPage(
    await Portal({ user: USER, tab, show: 'all', calendar, wantsFirstSteps: false }),
  );
}

describe('an account without a calendar', () => {
  const accounts = [
    [{ user_id: 'owner', first_name: 'Ada' }],
    [{ id: null, email: 'a@b.test' }],
    { data: [{ id: '', name: 'Ada' }] },
  ];

  it.each(accounts)(
    'CAL-039: %j is told what it lacks, and no calendar is asked for',
    async (own) => {
      for (const tab of ['calendar', 'bookings'] as const) {
        expect(await render(tab, own)).toContain(
          'Access Required – Please complete your provider registration to access the calendar.',
        );
        expect(host.asked).toHaveLength(1);
      }
    },
  );
});

it.each([[[]], [null], [{ data: null }], [[{ id: 7, user_id: 'somebody else' }]]])(
  'PC-004: in %j there is no account of this person, who may register',
  async (accounts) => {
    const html = await render('calendar', accounts);
    expect(html).toContain('Create Your Provider Account');
    expect(html).not.toContain('could not be checked');
  },
);

it.each([
  ['our backend keeps', OURS, true],
  ['the documents name', {}, false],
])('asks whoever registers for what %s', async (_, headers, isOurs) => {
  const html = await render('calendar', [], headers);
  expect(html).toContain('Date of birth');
  expect(html.includes('as a business')).toBe(isOurs);
});
