import {
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { Place } from '@/lib/shared/domain/calendar/moves';
import { createEdgeScroll } from './edge-scroll';
import type { CalendarGridProps } from './grid-props';
import { placeOf, slotOf } from './slot-of';

const LONG_PRESS_MS = 500;
/** A resting finger moves a little. */
const SLACK_PX = 10;

interface Press {
  pointerId: number;
  at: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  end: AbortController;
}

type Handlers = Pick<CalendarGridProps, 'onAct' | 'selecting' | 'onMove'>;

interface Options extends Handlers {
  scroller: RefObject<HTMLElement | null>;
}

function isFar(press: Press, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - press.x, clientY - press.y) > SLACK_PX;
}

/** A press may end outside the grid; a drag may return to where it began. */
function createPress(latest: RefObject<Options>) {
  let press: Press | null = null;
  let hasLongPressed = false;
  const reach = (x: number, y: number) => {
    // A captured pointer keeps its first target.
    const at = slotOf(document.elementFromPoint(x, y));
    if (!press || at === null || at === press.at) return;
    press.at = at;
    latest.current.selecting?.onReach(at);
  };
  const edge = createEdgeScroll(() => latest.current.scroller.current, reach);
  const release = (isCancelled: boolean) => {
    if (!press) return;
    clearTimeout(press.timer);
    press.end.abort();
    edge.stop();
    press = null;
    latest.current.selecting?.onRelease(isCancelled);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return;
    const hasLeft = isFar(press, event);
    if (!latest.current.selecting) {
      if (hasLeft) clearTimeout(press.timer);
      return;
    }
    reach(event.clientX, event.clientY);
    if (hasLeft) edge.follow(event.clientX, event.clientY);
  };
  const listen = (signal: AbortSignal) => {
    const isOwn = (event: PointerEvent) => event.pointerId === press?.pointerId;
    window.addEventListener('pointermove', onPointerMove, { signal });
    window.addEventListener('pointerup', (event) => isOwn(event) && release(false), { signal });
    window.addEventListener('pointercancel', (event) => isOwn(event) && release(true), { signal });
  };
  return {
    begin(place: Place, event: ReactPointerEvent) {
      release(false);
      const { at } = place;
      const { selecting } = latest.current;
      const { pointerId, clientX: x, clientY: y, pointerType, shiftKey: shift } = event;
      press = { pointerId, at, x, y, timer: undefined, end: new AbortController() };
      hasLongPressed = false;
      listen(press.end.signal);
      if (selecting) selecting.onPress(at, { shift, pointerType });
      else if (pointerType !== 'mouse') {
        press.timer = setTimeout(() => {
          hasLongPressed = true;
          latest.current.onAct(place, true);
        }, LONG_PRESS_MS);
      }
    },
    release,
    isDown: () => press !== null,
    hasLongPressed: () => hasLongPressed,
  };
}

/** One set of listeners. A long press is a click with Shift. */
export function useGridPointer(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const press = useMemo(() => createPress(latest), []);
  useEffect(() => () => press.release(true), [press]);
  return useMemo(
    () => ({
      onPointerDown(event: ReactPointerEvent) {
        const place = placeOf(event.target);
        if (place && event.button === 0) press.begin(place, event);
      },
      onTouchEnd(event: TouchEvent) {
        // The click after a long press would land on the dialog that the press opened.
        if (press.hasLongPressed()) event.preventDefault();
      },
      onContextMenu(event: MouseEvent) {
        // A right click keeps the browser's menu.
        if (press.isDown() || press.hasLongPressed()) event.preventDefault();
      },
      onClick(event: MouseEvent) {
        const place = placeOf(event.target);
        if (!place || press.hasLongPressed()) return;
        const { selecting, onAct, onMove } = latest.current;
        onMove(place);
        // Assistive technology clicks without a pointer.
        if (selecting && event.detail === 0) selecting.onToggle(place.at);
        if (!selecting) onAct(place, event.shiftKey);
      },
    }),
    [press],
  );
}
