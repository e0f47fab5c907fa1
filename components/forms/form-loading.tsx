import { headingVariants } from '@/components/ui/heading';
import { Spinner } from '@/components/ui/spinner';

/** Stands where a form will be until {host} has sent what it opens with. */
export function FormLoading({ title }: { title: string }) {
  return (
    <main className="page sform" aria-busy="true">
      <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
      <p className="flex flex-wrap items-center gap-3" role="status">
        <Spinner />
        Loading…
      </p>
      <div className="animate-fade rounded-xs bg-skeleton h-13 w-full" />
      <div className="animate-fade rounded-xs bg-skeleton h-36 w-full" />
      <div className="animate-fade rounded-xs bg-skeleton h-13 w-full" />
    </main>
  );
}
