import type { UnsettledWords } from '@/components/unsettled/unsettled-note';

const LIST = 'the list of items';
/** What is said while nobody knows what became of an item. */
export const UNSETTLED_ITEM: Record<'add' | 'edit' | 'delete', UnsettledWords> = {
  add: {
    place: LIST,
    done: 'the item was added',
    missing:
      'It is not in the list of items so far. You can add it again: we look once more first, so that it is not added twice.',
  },
  edit: {
    place: LIST,
    done: 'the item was changed',
    missing: 'The list of items does not show the change so far. You can save it again.',
  },
  delete: {
    place: LIST,
    done: 'the item was deleted',
    missing: 'It is still in the list of items. You can delete it again.',
  },
};
