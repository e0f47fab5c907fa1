import { useEffect, useMemo, useRef } from 'react';

/** A finger that rests this long on a slot selects; one that moves earlier scrolls. */
const REST_MS = 250;

/** Lets a finger that has rested select instead of scroll. Only a native listener can prevent scrolling. */
export function useRestingFinger(isOn: boolean) {
  const isResting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOn) return;
    const keepStill = (event: TouchEvent) => {
      if (isResting.current && event.cancelable) event.preventDefault();
      else clearTimeout(timer.current);
    };
    document.addEventListener('touchmove', keepStill, { passive: false });
    return () => document.removeEventListener('touchmove', keepStill);
  }, [isOn]);
  return useMemo(
    () => ({
      begin() {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          isResting.current = true;
        }, REST_MS);
      },
      end() {
        clearTimeout(timer.current);
        isResting.current = false;
      },
    }),
    [],
  );
}
