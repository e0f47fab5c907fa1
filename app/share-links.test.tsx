import { beforeAll, expect, test, vi } from 'vitest';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Group } from '@/lib/shared/texts/texts';
import { openPage } from '@/test/pages/open-page';
import { SITE_URL, stubWebEnv } from '@/test/web-env';
import { drawQr } from './(files)/providerPage/qr/draw-qr';
import * as code from './(files)/providerPage/qr/route';
import ServicePage from './[locale]/(portal)/services/[id]/page';
import PosterPage from './[locale]/(site)/providerPage/poster/page';

const SERVICE = { id: '7', name: 'Marija’s Chair', category: 'Beauty', profileImageUrl: '' };

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('@/lib/server/http/page-status', () => import('@/test/pages/noted-status'));
vi.mock('@/lib/shared/texts/use-texts', () => ({
  useTexts: (group: Group) => textsFor('ar', group),
  useLocale: () => 'ar',
}));
vi.mock('next-intl/server', () => ({
  getTranslations: async (group: Group) => textsFor('ar', group),
  getLocale: async () => 'ar',
}));
vi.mock('@/lib/server/host/services', () => ({ findPublicService: async () => SERVICE }));
vi.mock('@/lib/server/auth/session', () => ({ getUser: async () => ({ id: 'marija' }) }));
vi.mock('./[locale]/(site)/providerPage/load-profile', () => ({
  loadPublicProfile: async () => ({ service: SERVICE }),
}));
vi.mock('./[locale]/(portal)/services/[id]/load-own-service', () => ({
  loadOwnService: async () => ({ kind: 'own', service: SERVICE }),
}));
vi.mock('@/components/portal/portal-header', () => ({ PortalHeader: () => null }));
vi.mock('@/components/listings/services/owner-service', () => ({
  OwnerService: ({ profileUrl }: { profileUrl: string }) => profileUrl,
}));

beforeAll(() => stubWebEnv('http://127.0.0.1:1'));

const IN_ARABIC = `${SITE_URL}/ar/providerPage?id=7`;

test('the code of an Arabic page leads to the Arabic profile', async () => {
  const read = async (query: string) => {
    const answer = await code.GET(new Request(`${SITE_URL}/providerPage/qr?id=7${query}`));
    return answer.text();
  };
  expect(await read('&language=ar')).toBe(drawQr(IN_ARABIC));
  expect(await read('')).toBe(drawQr(`${SITE_URL}/providerPage?id=7`));
});

test('the Arabic poster to print has the Arabic address and its code', async () => {
  const { text } = await openPage(() => PosterPage({ searchParams: Promise.resolve({ id: '7' }) }));
  expect(text).toContain(IN_ARABIC);
  expect(text).toContain('src="/providerPage/qr?id=7&amp;language=ar"');
});

test('an owner who reads Arabic shares the Arabic profile', async () => {
  const page = () => ServicePage({ params: Promise.resolve({ id: '7' }) });
  expect((await openPage(page)).text).toContain(IN_ARABIC);
});
