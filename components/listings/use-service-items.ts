import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { type ApiResult, callApi } from '@/lib/api/call-api';
import type { ServiceItem } from '@/lib/contract/service-items';
import type { ItemValues } from '@/lib/domain/service-item';

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

/** The state of "Manage Service Items". The list itself is the page's, read anew after each write. */
export function useServiceItems(serviceId: string) {
  const router = useRouter();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [result, setResult] = useState<ItemResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isStale, startRefresh] = useTransition();
  const addButton = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);

  // The button that opened a dialog may be gone with it: focus must not fall to the top.
  useEffect(() => {
    if (result) hasActed.current = true;
    const isLost = document.activeElement === document.body;
    if (!result && !open && hasActed.current && isLost) addButton.current?.focus();
  }, [result, open]);

  const settle = (outcome: ApiResult<unknown>, done: string, failed: string) => {
    const kind = open?.kind ?? 'add';
    setIsBusy(false);
    if (!outcome.ok) {
      // What was typed stays in the dialog below.
      setResult({ isError: true, kind, text: `${failed}: ${reasonOf(outcome)}` });
      return;
    }
    setOpen(null);
    setResult({ isError: false, kind, text: done });
    startRefresh(() => router.refresh());
  };

  const save = async (item: ItemValues) => {
    if (isBusy || !open) return;
    setIsBusy(true);
    if (open.kind === 'add') {
      const params = { id: serviceId };
      const outcome = await callApi('POST /api/services/{id}/items', item, { params });
      settle(outcome, 'Item added successfully!', 'Failed to save item');
    } else {
      const params = { id: serviceId, itemId: open.item.id };
      const outcome = await callApi('PUT /api/services/{id}/items/{itemId}', item, { params });
      settle(outcome, 'Item updated successfully!', 'Failed to save item');
    }
  };

  const remove = async () => {
    if (isBusy || open?.kind !== 'delete') return;
    setIsBusy(true);
    const params = { id: serviceId, itemId: open.item.id };
    const outcome = await callApi('DELETE /api/services/{id}/items/{itemId}', undefined, {
      params,
    });
    settle(outcome, 'Item deleted successfully!', 'Failed to delete item');
  };

  const close = () => {
    if (!isBusy) setOpen(null);
  };

  return {
    open,
    result,
    isBusy,
    /** The list on show is older than the last write. */
    isStale,
    addButton,
    ask: setOpen,
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
