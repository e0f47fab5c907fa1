import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { useRepeatKey } from '@/components/shared/forms/use-repeat-key';
import { type ApiResult, callApi, isUnsettled } from '@/lib/shared/api/call-api';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { toDecimal } from '@/lib/shared/domain/money';
import type { ItemValues } from '@/lib/shared/domain/services/service-item';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { keptItem } from './item-draft';

export type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; item: ServiceItem };

/** Shown until its dialog closes. */
export interface ItemResult {
  isError: boolean;
  text: string;
  kind: OpenDialog['kind'];
}

function reasonOf(result: ApiResult<unknown> & { ok: false }): string {
  return Object.values(result.fields ?? {})[0] ?? result.message;
}

const OUTCOMES = {
  add: { done: 'added', failed: 'notSaved' },
  edit: { done: 'edited', failed: 'notSaved' },
  delete: { done: 'deleted', failed: 'notDeleted' },
} as const;

function toBody({ priceMinor, ...item }: ItemValues) {
  return { ...item, price: toDecimal(priceMinor) };
}

export function useServiceItems(serviceId: string) {
  const t = useTexts('items.outcome');
  const router = useRouter();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [result, setResult] = useState<ItemResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [unsettled, setUnsettled] = useState<OpenDialog['kind'] | null>(null);
  const [isStale, startRefresh] = useTransition();
  const addButton = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  const key = useRepeatKey();
  const params = { id: serviceId };

  // If the button that opened the dialog is gone, the focus would go to the top of the page.
  useEffect(() => {
    if (result) hasActed.current = true;
    const isLost = document.activeElement === document.body;
    if (!result && !open && hasActed.current && isLost) addButton.current?.focus();
  }, [result, open]);

  const finish = (dialog: OpenDialog) => {
    const { kind } = dialog;
    keptItem(serviceId, dialog.kind === 'add' ? null : dialog.item).clear();
    setOpen(null);
    setResult({ isError: false, kind, text: t(OUTCOMES[kind].done) });
    startRefresh(() => router.refresh());
  };

  const send = async (call: () => Promise<ApiResult<unknown>>) => {
    if (isBusy || !open) return;
    const { kind } = open;
    setIsBusy(true);
    setUnsettled(null);
    const outcome = await call();
    setIsBusy(false);
    if (outcome.ok) return finish(open);
    // The dialog stays with what was typed.
    if (isUnsettled(outcome) || outcome.code === 'key_reused') return setUnsettled(kind);
    const text = t(OUTCOMES[kind].failed, { reason: reasonOf(outcome) });
    setResult({ isError: true, kind, text });
  };

  const save = (item: ItemValues) =>
    send(() => {
      if (open?.kind !== 'edit') {
        return key.send((repeatKey) =>
          callApi('POST /api/services/{id}/items', toBody(item), { params, repeatKey }),
        );
      }
      return callApi('PUT /api/services/{id}/items/{itemId}', toBody(item), {
        params: { ...params, itemId: open.item.id },
      });
    });

  const remove = () => {
    if (open?.kind !== 'delete') return;
    const { id } = open.item;
    return send(() =>
      callApi('DELETE /api/services/{id}/items/{itemId}', undefined, {
        params: { ...params, itemId: id },
      }),
    );
  };

  const ask = (dialog: OpenDialog) => {
    // After an unsettled "Add", the typed text is kept together with its key, so that the dialog
    // can be opened again.
    if (dialog.kind !== unsettled || dialog.kind !== 'add') setUnsettled(null);
    setOpen(dialog);
  };

  const close = () => {
    if (isBusy) return;
    setOpen(null);
    if (unsettled) startRefresh(() => router.refresh());
  };

  return {
    open,
    result,
    isBusy,
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
    refresh: () => startRefresh(() => router.refresh()),
    save,
    remove,
  };
}
