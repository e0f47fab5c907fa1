import { Spinner } from '@/components/ui/spinner';

/** Stands where the portal will be until {host} has said whether there is an account. */
export function CheckingAccount() {
  return (
    <main className="page portal-wait" aria-busy="true">
      <p className="row" role="status">
        <Spinner />
        Checking your account…
      </p>
      <div className="sk h-10 w-64" />
      <div className="sk h-13 w-full" />
      <div className="sk h-48 w-full" />
    </main>
  );
}
