import {
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { CalendarGridProps } from './grid-props';
import { slotOf } from './slot-of';

const LONG_PRESS_MS = 500;
/** A finger never holds quite still. */
const SLACK_PX = 10;

interface Press {
  at: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

type Options = Pick<CalendarGridProps, 'onAct' | 'selecting' | 'onMove'>;

function isFar(press: Press, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - press.x, clientY - press.y) > SLACK_PX;
}

/** The grid's pointer events, heard once for all cells. A long press stands for a click with Shift. */
export function useGridPointer(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useMemo(() => {
    let press: Press | null = null;
    let hasLongPressed = false;
    const release = (isCancelled: boolean) => {
      if (!press) return;
      clearTimeout(press.timer);
      press = null;
      latest.current.selecting?.onRelease(isCancelled);
    };
    const begin = (at: number, event: PointerEvent) => {
      const { selecting } = latest.current;
      const { clientX: x, clientY: y, pointerType, shiftKey: shift } = event;
      press = { at, x, y, timer: undefined };
      if (selecting) selecting.onPress(at, { shift, pointerType });
      else if (pointerType !== 'mouse') {
        press.timer = setTimeout(() => {
          hasLongPressed = true;
          latest.current.onAct(at, true);
        }, LONG_PRESS_MS);
      }
    };
    return {
      onPointerDown(event: PointerEvent) {
        hasLongPressed = false;
        const at = slotOf(event.target);
        if (at !== null && event.button === 0) begin(at, event);
      },
      onPointerMove(event: PointerEvent) {
        if (!press) return;
        if (!latest.current.selecting && isFar(press, event)) clearTimeout(press.timer);
        // A captured pointer keeps its first target, so the place is asked instead.
        const at = slotOf(document.elementFromPoint(event.clientX, event.clientY));
        if (!latest.current.selecting || at === null || at === press.at) return;
        press.at = at;
        latest.current.selecting.onReach(at);
      },
      onPointerUp: () => release(false),
      onPointerCancel: () => release(true),
      onTouchEnd(event: TouchEvent) {
        // Else the finger's click would meet the dialog that its long press has opened.
        if (hasLongPressed) event.preventDefault();
      },
      onContextMenu(event: MouseEvent) {
        // The long press of a finger is ours; a right click is the browser's.
        if (press || hasLongPressed) event.preventDefault();
      },
      onClick(event: MouseEvent) {
        const at = slotOf(event.target);
        if (at === null || hasLongPressed) return;
        const { selecting, onAct, onMove } = latest.current;
        onMove(at);
        // Presses of a pointer were heard above; these come from assistive technology.
        if (selecting && event.detail === 0) selecting.onToggle(at);
        if (!selecting) onAct(at, event.shiftKey);
      },
    };
  }, []);
}
