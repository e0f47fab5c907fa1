import type { ReactNode } from 'react';

export function TicketDetail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere" translate="no">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
