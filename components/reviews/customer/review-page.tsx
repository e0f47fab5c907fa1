import type { ReactNode } from 'react';
import { ManageHeader } from '@/components/booking/manage/manage-header';
import { pageVariants } from '@/components/shared/ui/page';

export function ReviewPage({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <>
      <ManageHeader />
      <main
        className={pageVariants({
          className:
            'grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-16 *:min-w-0 lg:grid-cols-[minmax(0,44rem)_22.5rem] lg:justify-between lg:gap-16 lg:pt-10 lg:pb-20',
        })}
      >
        <div className="grid content-start gap-6">{children}</div>
        <aside className="grid content-start gap-5">{aside}</aside>
      </main>
    </>
  );
}
