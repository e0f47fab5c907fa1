import { useTexts } from '#texts';
import type { UnsettledWords } from '@/components/unsettled/unsettled-note';

/** What is said while nobody knows whether an item was written. */
export function useUnsettledItem(kind: 'add' | 'edit' | 'delete'): UnsettledWords {
  const t = useTexts('items.unsettled');
  return { place: t('place'), done: t(`${kind}Done`), missing: t(`${kind}Missing`) };
}
