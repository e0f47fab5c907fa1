import type { ReactNode } from 'react';
import { Art } from '@/components/shared/ui/art';

interface PortalStallProps {
  onPhones?: boolean;
  children: ReactNode;
}

export function PortalStall({ onPhones = true, children }: PortalStallProps) {
  return (
    <main className="grid min-h-[calc(100dvh-4rem)] max-lg:grid-rows-[auto_1fr] lg:min-h-[calc(100dvh-4.75rem-1px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.82fr)]">
      <div className="grid content-center px-gutter pt-8 pb-12 max-lg:content-start lg:ps-[max(var(--gutter),calc((100vw-var(--page))/2))]">
        <div className="grid w-full max-w-120 gap-5 max-lg:mx-auto">{children}</div>
      </div>
      <div
        className={`-order-1 max-h-68 min-h-60 overflow-hidden bg-marigold lg:sticky lg:top-0 lg:order-none lg:h-[calc(100dvh-4.75rem-1px)] lg:max-h-none lg:min-h-152${onPhones ? '' : ' max-lg:hidden'}`}
      >
        <Art name="portal-stall" className="size-full object-cover" leads={onPhones} />
      </div>
    </main>
  );
}
