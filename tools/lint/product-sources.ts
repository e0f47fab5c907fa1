import { readSources, type SourceFile } from '@/test/source-files';

/** What the product consists of, without tests. */
export const productSources = readSources([
  'app',
  'components',
  'lib',
  'backend',
  'local',
  'messages',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
]);

/** The package alone, without the path inside it: `next` of `next/link`. */
export function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
}

export const isServerOnly = (file: SourceFile) =>
  file.imports.some(({ to }) => to === 'server-only');
