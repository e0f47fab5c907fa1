import { Fragment } from 'react';
import { semicolonOf } from '@/lib/texts/lists';
import { useLocale } from '@/lib/texts/use-texts';

/** Names that people gave, each in its own direction, with a semicolon of the page's language or another mark between. */
export function Names({ names, mark }: { names: readonly string[]; mark?: string }) {
  const semicolon = semicolonOf(useLocale());
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Names may repeat, and nothing else tells them apart.
    <Fragment key={index}>
      {index > 0 ? (mark ?? semicolon) : ''}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
