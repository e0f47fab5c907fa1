import { Suspense } from 'react';
import { AccountPageLink } from '@/components/portal/portal-header';
import { offersSettings } from '@/lib/server/host/account-settings';

async function Offered() {
  return (await offersSettings()) ? <AccountPageLink /> : null;
}

export function AccountLink() {
  return (
    <Suspense>
      <Offered />
    </Suspense>
  );
}
