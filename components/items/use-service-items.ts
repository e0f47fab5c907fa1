import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { isUnsettled, lookFor, type SentWrite } from '@/components/unsettled/look-up';
import { useUnsettled } from '@/components/unsettled/use-unsettled';
import { type ApiResult, callApi } from '@/lib/api/call-api';
import type { ServiceItem } from '@/lib/contract/service-items';
import { itemFacts } from '@/lib/domain/listings/own-thing';
import { toDecimal } from '@/lib/domain/money';
import type { ItemValues } from '@/lib/domain/services/service-item';
import { useTexts } from '@/lib/texts/use-texts';
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

interface ServiceItemsOptions {
  serviceId: string;
  items: readonly ServiceItem[] | null;
}

function toBody({ priceMinor, ...item }: ItemValues) {
  return { ...item, price: toDecimal(priceMinor) };
}

export function useServiceItems({ serviceId, items }: ServiceItemsOptions) {
  const t = useTexts('items.outcome');
  const router = useRouter();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [result, setResult] = useState<ItemResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isStale, startRefresh] = useTransition();
  const addButton = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  const last = useRef<OpenDialog>({ kind: 'add' });
  const params = { id: serviceId };
  const unsettled = useUnsettled<SentWrite>({
    lookUp: (writes) =>
      lookFor(writes, callApi('GET /api/services/{id}/items', undefined, { params })),
    onDone: () => finish(last.current),
  });

  // Without the opening button, the focus would go to the page's top.
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

  /** Sends nothing if an earlier attempt worked. */
  const send = async (write: SentWrite, call: () => Promise<ApiResult<unknown>>) => {
    if (isBusy || !open || unsettled.phase === 'looking') return;
    const { kind } = open;
    last.current = open;
    setIsBusy(true);
    const outcome = (await unsettled.maySend()) ? await call() : null;
    setIsBusy(false);
    if (!outcome) return;
    if (isUnsettled(outcome)) {
      void unsettled.begin(write);
      return;
    }
    unsettled.clear();
    if (outcome.ok) return finish(open);
    // The dialog stays with what was typed.
    const text = t(OUTCOMES[kind].failed, { reason: reasonOf(outcome) });
    setResult({ isError: true, kind, text });
  };

  const save = (item: ItemValues) => {
    const sent = itemFacts(item);
    if (open?.kind !== 'edit') {
      const known = items?.map(({ id }) => id) ?? null;
      return send({ kind: 'new', sent, known }, () =>
        callApi('POST /api/services/{id}/items', toBody(item), { params }),
      );
    }
    const { id } = open.item;
    return send({ kind: 'edit', id, sent, start: itemFacts(open.item) }, () =>
      callApi('PUT /api/services/{id}/items/{itemId}', toBody(item), {
        params: { ...params, itemId: id },
      }),
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
    // Only an unsettled "Add" is kept for reopening.
    if (dialog.kind !== 'add' || last.current.kind !== 'add') unsettled.clear();
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
