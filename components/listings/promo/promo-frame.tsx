import type { ReactNode, Ref } from 'react';

interface PromoFrameProps {
  ref?: Ref<HTMLDivElement>;
  isBusy: boolean;
  picture: ReactNode;
  children: ReactNode;
}

export function PromoFrame({ ref, isBusy, picture, children }: PromoFrameProps) {
  return (
    <div
      className="mb-4 grid gap-5 rounded-xl bg-sunken p-4 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] md:gap-10 md:p-6"
      ref={ref}
      aria-busy={isBusy}
    >
      <div className="aspect-square w-full overflow-hidden rounded-md bg-skeleton shadow-2">
        {picture}
      </div>
      <div className="grid content-center justify-items-start gap-4 px-1 pb-1 [&>p]:max-w-[44ch]">
        {children}
      </div>
    </div>
  );
}
