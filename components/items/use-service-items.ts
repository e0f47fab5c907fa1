import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { isUnsettled, lookFor, type SentWrite } from '@/components/unsettled/look-up';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import { type ApiResult, callApi } from '@/lib/api/call-api';
import type { ServiceItem } from '@/lib/contract/shapes/service-items';
import { itemFacts } from '@/lib/domain/listings/own-thing';
import type { ItemValues } from '@/lib/domain/services/service-item';

/** The dialog that is open. */
export type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; item: ServiceItem };

/** How the last write ended, until it has been read. */
export interface ItemResult {
  isError: boolean;
  text: string;
  /** Which dialog it was. */
  kind: OpenDialog['kind'];
}

function reasonOf(result: ApiResult<unknown> & { ok: false }): string {
  return Object.values(result.fields ?? {})[0] ?? result.message;
}

const WORDS = {
  add: { done: 'Item added successfully!', failed: 'Failed to save item' },
  edit: { done: 'Item updated successfully!', failed: 'Failed to save item' },
  delete: { done: 'Item deleted successfully!', failed: 'Failed to delete item' },
} as const;

interface ServiceItemsOptions {
  serviceId: string;
  /** The list on show; null when it could not be read. */
  items: readonly ServiceItem[] | null;
}

function factsOf({ priceMinor, ...item }: ServiceItem) {
  return itemFacts({ ...item, price: priceMinor / 100 });
}

/** The state of "Manage Service Items". The list itself is the page's, read anew after each write. */
export function useServiceItems({ serviceId, items }: ServiceItemsOptions) {
  const router = useRouter();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [result, setResult] = useState<ItemResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isStale, startRefresh] = useTransition();
  const addButton = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  const last = useRef<OpenDialog['kind']>('add');
  const params = { id: serviceId };
  const unsettled = useUnsettled<SentWrite>({
    lookUp: (writes) =>
      lookFor(writes, callApi('GET /api/services/{id}/items', undefined, { params })),
    onDone: () => finish(WORDS[last.current].done),
  });

  // The button that opened a dialog may be gone with it: focus must not fall to the top.
  useEffect(() => {
    if (result) hasActed.current = true;
    const isLost = document.activeElement === document.body;
    if (!result && !open && hasActed.current && isLost) addButton.current?.focus();
  }, [result, open]);

  const finish = (text: string) => {
    setOpen(null);
    setResult({ isError: false, kind: last.current, text });
    startRefresh(() => router.refresh());
  };

  /** Sends a write, unless an earlier one of this dialog has been carried out meanwhile. */
  const send = async (write: SentWrite, call: () => Promise<ApiResult<unknown>>) => {
    if (isBusy || !open || unsettled.phase === 'looking') return;
    const words = WORDS[open.kind];
    last.current = open.kind;
    setIsBusy(true);
    const outcome = (await unsettled.maySend()) ? await call() : null;
    setIsBusy(false);
    if (!outcome) return;
    if (isUnsettled(outcome)) {
      void unsettled.begin(write);
      return;
    }
    unsettled.clear();
    if (outcome.ok) finish(words.done);
    // What was typed stays in the dialog below.
    else
      setResult({ isError: true, kind: open.kind, text: `${words.failed}: ${reasonOf(outcome)}` });
  };

  const save = (item: ItemValues) => {
    const sent = itemFacts(item);
    if (open?.kind !== 'edit') {
      const known = items?.map(({ id }) => id) ?? null;
      return send({ kind: 'new', sent, known }, () =>
        callApi('POST /api/services/{id}/items', item, { params }),
      );
    }
    const { id } = open.item;
    return send({ kind: 'edit', id, sent, start: factsOf(open.item) }, () =>
      callApi('PUT /api/services/{id}/items/{itemId}', item, { params: { ...params, itemId: id } }),
    );
  };

  const remove = () => {
    if (open?.kind !== 'delete') return;
    const { id } = open.item;
    return send({ kind: 'delete', id }, () =>
      callApi('DELETE /api/services/{id}/items/{itemId}', undefined, {
        params: { ...params, itemId: id },
      }),
    );
  };

  const ask = (dialog: OpenDialog) => {
    // An open attempt to add stays open; what was to become of another item is another question.
    if (dialog.kind !== 'add' || last.current !== 'add') unsettled.clear();
    setOpen(dialog);
  };

  const close = () => {
    if (isBusy) return;
    setOpen(null);
    if (unsettled.phase !== 'none') startRefresh(() => router.refresh());
  };

  return {
    open,
    result,
    isBusy,
    /** The list on show is older than the last write. */
    isStale,
    unsettled,
    addButton,
    ask,
    close,
    closeResult: () => setResult(null),
    addAnother() {
      setResult(null);
      setOpen({ kind: 'add' });
    },
    save,
    remove,
  };
}
