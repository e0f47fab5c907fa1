import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { FailureNote } from '@/components/shared/ui/failure-note';
import { IconButton } from '@/components/shared/ui/icon-button';
import { ChevronDown, GripVertical } from '@/components/shared/ui/icons';
import { callApi } from '@/lib/shared/api/call-api';
import type { ServiceItem } from '@/lib/shared/contract/service-items';
import { useTexts } from '@/lib/shared/texts/use-texts';

type Item = Pick<ServiceItem, 'id' | 'name' | 'language'>;

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined ? [...list] : next.toSpliced(to, 0, one);
}

/** Sends each change, the newest last; a failure restores {host}'s order. */
function useOrder(serviceId: string, items: readonly Item[], onSaved: () => void) {
  const t = useTexts('items.order');
  const [order, setOrder] = useState<readonly Item[]>(items);
  const [problem, setProblem] = useState('');
  const saved = useRef<readonly Item[]>(items);
  const wanted = useRef<readonly Item[] | null>(null);
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    while (wanted.current) {
      const sent = wanted.current;
      wanted.current = null;
      const body = { itemIds: sent.map(({ id }) => id) };
      const result = await callApi('PUT /api/services/{id}/items', body, {
        params: { id: serviceId },
      });
      if (result.ok) {
        saved.current = sent;
        onSaved();
      } else if (!wanted.current) {
        setOrder(saved.current);
        setProblem(t('failed', { reason: result.message }));
      }
    }
    isSending.current = false;
  }

  return {
    order,
    problem,
    show: setOrder,
    save(next: readonly Item[]) {
      setOrder(next);
      setProblem('');
      wanted.current = next;
      void send();
    },
  };
}

interface ItemsOrderProps {
  serviceId: string;
  items: readonly ServiceItem[];
  onSaved: () => void;
}

export function ItemsOrder({ serviceId, items, onSaved }: ItemsOrderProps) {
  const t = useTexts('items.order');
  const { order, problem, show, save } = useOrder(serviceId, items, onSaved);
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const tell = (next: readonly Item[], name: string, place: number) =>
    setAnnounced(t('place', { name, place: place + 1, total: next.length }));
  const move = (from: number, to: number) => {
    const next = moved(order, from, to);
    tell(next, order[from]?.name ?? '', to);
    save(next);
  };
  const drag = useDrag(list, order, show, (next, name, place) => {
    tell(next, name, place);
    save(next);
  });
  return (
    <>
      <p className="text-sm text-muted">{t('lead')}</p>
      <ol ref={list} className="overflow-hidden rounded-lg border border-line bg-surface">
        {order.map(({ id, name, language }, index) => (
          <li
            key={id}
            className="flex items-center gap-1 border-line py-2 pe-2 wrap-anywhere not-first:border-t data-dragged:bg-sunken"
            data-dragged={drag.id === id || undefined}
          >
            {/* For pointers; the arrows do the same. */}
            <span
              className="grid size-target flex-none cursor-grab touch-none place-items-center text-muted"
              title={t('grip', { name })}
              data-grip=""
              onPointerDown={(event) => drag.begin(event, id)}
            >
              <GripVertical />
            </span>
            <b className="min-w-0 flex-1 font-semibold" lang={language || undefined} dir="auto">
              {name}
            </b>
            <IconButton
              aria-label={t('up', { name })}
              aria-disabled={index === 0 || undefined}
              className="aria-disabled:text-subtle"
              onClick={() => index > 0 && move(index, index - 1)}
            >
              <ChevronDown className="rotate-180" />
            </IconButton>
            <IconButton
              aria-label={t('down', { name })}
              aria-disabled={index === order.length - 1 || undefined}
              className="aria-disabled:text-subtle"
              onClick={() => index < order.length - 1 && move(index, index + 1)}
            >
              <ChevronDown />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announced}
      </p>
      {problem ? <FailureNote>{problem}</FailureNote> : null}
    </>
  );
}

/** Saved when let go; Escape restores all. */
function useDrag(
  list: { current: HTMLOListElement | null },
  order: readonly Item[],
  show: (order: readonly Item[]) => void,
  drop: (order: readonly Item[], name: string, place: number) => void,
) {
  const [id, setId] = useState<string | null>(null);
  const now = useRef({ order, start: order, show, drop });
  now.current = { ...now.current, order, show, drop };
  useEffect(() => {
    if (id === null) return;
    const end = () => setId(null);
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const from = now.current.order.findIndex((item) => item.id === id);
      const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from);
      const isAbove = (row: Element) => {
        const { top, height } = row.getBoundingClientRect();
        return clientY > top + height / 2;
      };
      const to = others.filter(isAbove).length;
      if (to !== from) now.current.show(moved(now.current.order, from, to));
    };
    const letGo = () => {
      const { start, order: next } = now.current;
      const place = next.findIndex((item) => item.id === id);
      if (next.some((item, index) => item !== start[index])) {
        now.current.drop(next, next[place]?.name ?? '', place);
      }
      end();
    };
    const giveUp = () => {
      now.current.show(now.current.start);
      end();
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && giveUp();
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', onKey);
    };
  }, [id, list]);
  return {
    id,
    begin(event: PointerEvent, dragged: string) {
      if (event.button !== 0) return;
      event.preventDefault();
      now.current.start = order;
      setId(dragged);
    },
  };
}
