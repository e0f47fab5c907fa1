import { useTexts } from '#texts';
import type { UnsettledWords } from '@/components/unsettled/unsettled-note';

const WHAT = { add: 'itemAdded', edit: 'itemChanged', delete: 'itemDeleted' } as const;

/** What is said while nobody knows whether an item was written. */
export function useUnsettledItem(kind: 'add' | 'edit' | 'delete'): UnsettledWords {
  const t = useTexts('items.unsettled');
  return { what: WHAT[kind], where: 'items', missing: t(`${kind}Missing`) };
}
