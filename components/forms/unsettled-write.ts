import { useTexts } from '#texts';
import type { UnsettledWords } from '@/components/unsettled/unsettled-note';
import { paths } from '@/lib/url/paths';

/** What a form says while nobody knows whether it was saved; `id` is null for a new listing. */
export function useUnsettledSave(kind: 'service' | 'event', id: string | null): UnsettledWords {
  const t = useTexts('forms.unsettled');
  const where = { place: t('place'), href: paths.portal };
  return id === null
    ? { ...where, done: t('newDone', { kind }), missing: t('newMissing') }
    : { ...where, done: t('editDone'), missing: t('editMissing', { kind }) };
}
