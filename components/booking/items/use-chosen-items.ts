'use client';

import { useSearchParams } from 'next/navigation';
import { type RefObject, useEffect, useState } from 'react';
import { bookingPath, parseBookingState } from '@/lib/url/booking-url';

/**
 * The ticked items of a form, kept in the URL so that Back and reload restore them. `isLive` is false
 * until scripts read the boxes; before that the form has to work without them.
 */
export function useChosenItems(form: RefObject<HTMLFormElement | null>, providerId: string) {
  const inUrl = useSearchParams().getAll('serviceItems');
  const [ids, setIds] = useState(() => parseBookingState({ serviceItems: inUrl }).serviceItems);
  const [isLive, setLive] = useState(false);

  const readBoxes = () => {
    if (!form.current) return;
    const ticked = new FormData(form.current).getAll('serviceItems').map(String);
    setLive(true);
    if (ticked.join() === ids.join()) return;
    setIds(ticked);
    window.history.replaceState(null, '', bookingPath({ providerId, serviceItems: ticked }));
  };

  // Boxes may be ticked before hydration, or by a browser that restores its forms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(readBoxes, []);

  return { ids, isLive, readBoxes };
}
