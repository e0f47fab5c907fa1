import { Spinner } from '@/components/ui/spinner';

/** Stands where a tab's part of the dashboard will be. */
export function PanelLoading() {
  return (
    <div className="portal-wait" aria-busy="true">
      <h1 className="sr">Loading</h1>
      <p className="row" role="status">
        <Spinner />
        Loading…
      </p>
      <div className="sk h-48 w-full" />
    </div>
  );
}
