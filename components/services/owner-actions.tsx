'use client';

import { ImageUp, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DeleteListing } from '@/components/owner/delete-listing';
import { Button, buttonVariants } from '@/components/ui/button';
import { editServicePath } from '@/lib/url/portal-paths';

/** Its code draws on a canvas, which most visits never need. */
const PromoPanel = lazy(async () => ({
  default: (await import('@/components/promo/promo-panel')).PromoPanel,
}));

interface OwnerActionsProps {
  service: { id: string; name: string };
  hasLogo: boolean;
}

/** What an owner can do with a service as a whole. */
export function OwnerActions({ service, hasLogo }: OwnerActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="od-actions">
        <Button
          look="secondary"
          aria-expanded={isOpen}
          aria-controls="promo"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ImageUp />
          {isOpen ? 'Hide Promotional Image' : 'Create Promotional Image'}
        </Button>
        <a className={buttonVariants({ look: 'soft' })} href={editServicePath(service.id)}>
          <Pencil />
          Edit Service
        </a>
        <DeleteListing kind="service" id={service.id} />
      </div>
      <section id="promo" aria-label="Promotional image" hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<PromoLoading />}>
            <PromoPanel service={service} hasLogo={hasLogo} />
          </Suspense>
        ) : null}
      </section>
    </>
  );
}

function PromoLoading() {
  return (
    <div className="promo" aria-busy="true">
      <div className="promo-img" />
      <p className="promo-text text-muted">Drawing your picture…</p>
    </div>
  );
}
