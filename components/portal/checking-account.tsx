import { Spinner } from '@/components/ui/spinner';

/** Stands where the portal will be until {host} has said whether there is an account. */
export function CheckingAccount() {
  return (
    <main className="page portal-wait" aria-busy="true">
      <p className="flex flex-wrap items-center gap-3" role="status">
        <Spinner />
        Checking your account…
      </p>
      <div className="animate-fade rounded-xs bg-skeleton h-10 w-64" />
      <div className="animate-fade rounded-xs bg-skeleton h-13 w-full" />
      <div className="animate-fade rounded-xs bg-skeleton h-48 w-full" />
    </main>
  );
}
