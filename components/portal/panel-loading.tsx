import { Spinner } from '@/components/ui/spinner';

/** Stands where a tab's part of the dashboard will be. */
export function PanelLoading() {
  return (
    <div className="portal-wait" aria-busy="true">
      <h1 className="sr-only">Loading</h1>
      <p className="flex flex-wrap items-center gap-3" role="status">
        <Spinner />
        Loading…
      </p>
      <div className="animate-fade rounded-xs bg-skeleton h-48 w-full" />
    </div>
  );
}
