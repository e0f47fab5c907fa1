'use client';

import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#texts';
import { useLate } from '@/lib/texts/use-late';

const loadBeside = async () => (await import('./beside')).Beside;

/** Before its end is seen: on a phone about one and a half screens. */
const AHEAD = '1200px';

/**
 * Shows what stands beside a service once somebody nears the end of its page. Until then it keeps
 * the room of one list, if scripts run; without them the page has links to the directory.
 */
export function BesideLoader({ serviceId }: { serviceId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { Late, open } = useLate('components/beside/beside', loadBeside);
  const locale = useLocale();
  const [isEmpty, setIsEmpty] = useState(false);
  const begin = useRef(() => {});
  begin.current = () => void open(locale).catch(() => setIsEmpty(true));

  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        begin.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  if (isEmpty) return null;
  return (
    <div ref={ref} className="min-h-160 noscript:min-h-0" data-beside="">
      {Late ? <Late serviceId={serviceId} onEmpty={() => setIsEmpty(true)} /> : null}
    </div>
  );
}
