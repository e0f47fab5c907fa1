'use client';

import { useSearchParams } from 'next/navigation';
import { type RefObject, useEffect, useState } from 'react';
import { bookingPath, parseBookingState } from '@/lib/url/booking-url';

/**
 * The ticked services of a form, kept in the URL so that Back and reload bring them again.
 * `isLive` is false until the boxes are listened to: before that a form must work by itself.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(readBoxes, []);

  return { ids, isLive, readBoxes };
}
