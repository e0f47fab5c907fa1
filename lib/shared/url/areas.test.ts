import { expect, it, vi } from 'vitest';
import { listFiles } from '@/test/source-files';
import { paths } from './paths';

// The pseudo-locale is served where this is set when the list of languages is read.
vi.stubEnv('PSEUDO_LOCALE', '1');
vi.resetModules();
const { areaOf } = await import('./areas');
vi.unstubAllEnvs();

const FOLDERS = {
  public: '(site)',
  booking: '(booking)',
  portal: '(portal)',
  staff: '(staff)',
} as const;

it.each(Object.entries(FOLDERS))('knows the %s pages by their addresses', (area, folder) => {
  const root = `app/[locale]/${folder}`;
  const pages = listFiles(root).filter(
    (file) => file.endsWith('/page.tsx') && !file.includes('/shared/'),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    const address = page.slice(root.length, -'/page.tsx'.length).replace('/(news)', '') || '/';
    expect(areaOf(address), page).toBe(area);
    expect(areaOf(`/en-XA${address}?a=/booking`), page).toBe(area);
  }
});

it('takes whole parts of an address', () => {
  expect(areaOf(paths.providerTerms)).toBe('public');
  expect(areaOf(`${paths.booking}?providerId=7`)).toBe('booking');
});
