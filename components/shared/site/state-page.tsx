import type { ReactNode } from 'react';
import { Art } from '@/components/shared/ui/art';
import { headingVariants } from '@/components/shared/ui/heading';

interface StatePageProps {
  title: string;
  cause: string;
  /** Such as "Failed to fetch slots: 503". */
  detail?: string | undefined;
  children?: ReactNode;
}

export function StatePage({ title, cause, detail, children }: StatePageProps) {
  return (
    <section
      className="mx-auto grid max-w-120 justify-items-center gap-4 pt-12 pb-20 text-center"
      role="alert"
    >
      <Art name="empty" className="h-auto w-52" />
      <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
      <p className="max-w-short text-lg text-balance text-muted">{cause}</p>
      {detail ? <p className="text-sm text-balance text-subtle">{detail}</p> : null}
      {children ? (
        <div className="flex flex-wrap items-center justify-center gap-3">{children}</div>
      ) : null}
    </section>
  );
}
