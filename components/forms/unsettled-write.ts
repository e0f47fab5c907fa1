import type { UnsettledWords } from '@/components/unsettled/unsettled-note';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';

/** `id` is null for a new listing. A `mayDouble` edit may make a second one. */
export function useUnsettledSave(
  kind: 'service' | 'event',
  id: string | null,
  mayDouble = false,
): UnsettledWords {
  const t = useTexts('forms.unsettled');
  const place = { where: 'listings', href: paths.portal } as const;
  if (id !== null) {
    const missing = mayDouble ? t('editMayDouble') : t('editMissing', { kind });
    return { ...place, what: 'changes', missing };
  }
  return {
    ...place,
    what: kind === 'service' ? 'newService' : 'newEvent',
    missing: t('newMissing'),
  };
}
