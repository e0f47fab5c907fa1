import { Fragment } from 'react';
import { semicolonOf } from '@/lib/shared/texts/lists';
import { useLocale } from '@/lib/shared/texts/use-texts';

/**
 * Each name has its own direction. Between them stands the language's semicolon or another mark.
 */
export function Names({ names, mark }: { names: readonly string[]; mark?: string }) {
  const semicolon = semicolonOf(useLocale());
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Names may repeat, and nothing else tells them apart.
    <Fragment key={index}>
      {index > 0 ? (mark ?? semicolon) : ''}
      <bdi translate="no">{name}</bdi>
    </Fragment>
  ));
}
