'use client';

import { lazy, Suspense, useState } from 'react';
import { DeleteListing } from '@/components/listings/owner/delete-listing';
import { PromoFrame } from '@/components/listings/promo/promo-frame';
import { PageLink } from '@/components/shared/links/page-link';
import type { CountedScore } from '@/components/shared/score/score';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { ImageUp, Pencil } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { editServicePath } from '@/lib/shared/url/portal-paths';

const PromoPanel = lazy(async () => ({
  default: (await import('@/components/listings/promo/promo-panel')).PromoPanel,
}));

interface OwnerActionsProps {
  service: { id: string; name: string };
  hasLogo: boolean;
  score: CountedScore | null;
  visitsToCome: number | null;
  isSuspended: boolean;
}

export function OwnerActions({
  service,
  hasLogo,
  score,
  visitsToCome,
  isSuspended,
}: OwnerActionsProps) {
  const t = useTexts('services.actions');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-2 pb-5 max-sm:grid max-sm:grid-cols-[1fr_1fr] max-tiny:grid-cols-[1fr] max-sm:[&>:is(a,button)]:px-2">
        <Button
          look="secondary"
          className="me-auto max-sm:col-span-full max-sm:me-0"
          aria-expanded={isOpen}
          aria-controls="promo"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ImageUp />
          {t(isOpen ? 'hidePromo' : 'createPromo')}
        </Button>
        {isSuspended ? null : (
          <PageLink className={buttonVariants({ look: 'soft' })} href={editServicePath(service.id)}>
            <Pencil />
            {t('edit')}
          </PageLink>
        )}
        <DeleteListing
          kind="service"
          id={service.id}
          warning={visitsToCome ? t('visitsToCome', { count: visitsToCome }) : null}
        />
      </div>
      <section id="promo" aria-label={t('promoRegion')} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<PromoLoading />}>
            <PromoPanel service={service} hasLogo={hasLogo} score={score} />
          </Suspense>
        ) : null}
      </section>
    </>
  );
}

function PromoLoading() {
  const t = useTexts('services.actions');
  return (
    <PromoFrame isBusy picture={null}>
      <p className="text-muted">{t('drawing')}</p>
    </PromoFrame>
  );
}
