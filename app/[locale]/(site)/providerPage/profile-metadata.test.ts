import { expect, test, vi } from 'vitest';
import { WireService } from '@/lib/server/host/documented/services';
import { textsFor } from '@/lib/shared/texts/catalogue';
import type { Group } from '@/lib/shared/texts/texts';
import { stubWebEnv } from '@/test/web-env';
import { profileMetadata } from './profile-metadata';

stubWebEnv('http://host.example');
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'ar',
  getTranslations: async (group: Group) => textsFor('ar', group),
}));

test('the preview of an Arabic profile has the description that the provider wrote in Arabic', async () => {
  const service = WireService.parse({
    id: '7',
    name: 'A Chair',
    description: 'A chair.',
    language: 'en',
    second_description: 'كرسي.',
    second_language: 'ar',
  });
  const { description, openGraph } = await profileMetadata({ kind: 'public', service });
  expect(description).toBe('كرسي.');
  expect(openGraph).toMatchObject({ description: 'كرسي.' });
});
