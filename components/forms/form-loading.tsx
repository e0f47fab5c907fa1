import { Spinner } from '@/components/ui/spinner';

/** Stands where a form will be until {host} has sent what it opens with. */
export function FormLoading({ title }: { title: string }) {
  return (
    <main className="page sform" aria-busy="true">
      <h1 className="display h1">{title}</h1>
      <p className="row" role="status">
        <Spinner />
        Loading…
      </p>
      <div className="sk h-13 w-full" />
      <div className="sk h-36 w-full" />
      <div className="sk h-13 w-full" />
    </main>
  );
}
