'use client';

import { useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import { usePageAddress } from '@/components/links/use-page-address';
import { useOnHydration } from '@/components/ui/use-on-hydration';
import { bookingPath, parseBookingState } from '@/lib/url/booking-url';

/**
 * The ticked items of the form, kept in the URL so that Back and reload restore them. `isLive` is false
 * until scripts read the boxes; before that the form has to work without them.
 */
export function useChosenItems(providerId: string) {
  const form = useRef<HTMLFormElement>(null);
  const inUrl = useSearchParams().getAll('serviceItems');
  const [ids, setIds] = useState(() => parseBookingState({ serviceItems: inUrl }).serviceItems);
  const toAddress = usePageAddress();
  const [isLive, setLive] = useState(false);

  const readBoxes = () => {
    if (!form.current) return;
    const ticked = new FormData(form.current).getAll('serviceItems').map(String);
    setLive(true);
    if (ticked.join() === ids.join()) return;
    setIds(ticked);
    window.history.replaceState(
      null,
      '',
      toAddress(bookingPath({ providerId, serviceItems: ticked })),
    );
  };

  // Boxes may be ticked before hydration, or by a browser that restores its forms.
  useOnHydration(readBoxes);

  return { form, ids, isLive, readBoxes };
}
