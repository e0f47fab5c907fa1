import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art';

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
      <h1 className="display h1">{title}</h1>
      <p className="muted max-w-[38ch] text-lg leading-[1.625rem]">{cause}</p>
      {detail ? <p className="sm subtle">{detail}</p> : null}
      {children ? <div className="row justify-center">{children}</div> : null}
    </section>
  );
}
