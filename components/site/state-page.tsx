import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art';
import { headingVariants } from '@/components/ui/heading';

interface StatePageProps {
  title: string;
  /** What happened and what to do, in words for people. */
  cause: string;
  /** The exact failure, such as "Failed to fetch slots: 503". */
  detail?: string | undefined;
  children?: ReactNode;
}

/** A page that could not be what was asked for: title, cause, detail, and the way on. */
export function StatePage({ title, cause, detail, children }: StatePageProps) {
  return (
    <section className="state" role="alert">
      <Art name="empty" width={208} height={160} />
      <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
      <p className="text-muted max-w-[38ch] text-lg leading-[1.625rem]">{cause}</p>
      {detail ? <p className="text-sm text-subtle">{detail}</p> : null}
      {children ? (
        <div className="flex flex-wrap items-center gap-3 justify-center">{children}</div>
      ) : null}
    </section>
  );
}
