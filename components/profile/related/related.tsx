'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { EventCards } from '@/components/find/event-card';
import { ServiceCards } from '@/components/find/service-cards';
import { PageLink } from '@/components/shared/links/page-link';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { callApi } from '@/lib/shared/api/call-api';
import type { Related as Found } from '@/lib/shared/contract/service-search';
import { isCategoryId } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { findPlace } from '@/lib/shared/url/find-url';

interface RelatedProps {
  serviceId: string;
  onEmpty: () => void;
}

export function Related({ serviceId, onEmpty }: RelatedProps) {
  const t = useTexts('profile.related');
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const params = { id: serviceId };
    callApi('GET /api/services/{id}/related', undefined, { params, signal: leaving.signal }).then(
      (result) => {
        if (leaving.signal.aborted) return;
        if (result.ok && hasAny(result.answer)) setFound(result.answer);
        else onEmpty();
      },
    );
    return () => leaving.abort();
  }, [serviceId, onEmpty]);

  if (!found) return null;
  const { events, own, similar, categoryId, now } = found;
  return (
    <div className={pageVariants({ className: 'flex flex-col gap-12 pt-4 pb-12 lg:pt-10' })}>
      {events.length > 0 || own.length > 0 ? (
        <Part id="own-title" heading={t('own')}>
          {events.length > 0 ? <EventCards events={events} /> : null}
          {own.length > 0 ? <ServiceCards services={own} now={now} /> : null}
        </Part>
      ) : null}
      {similar.length > 0 ? (
        <Part
          id="similar-title"
          heading={t('similar')}
          all={
            isCategoryId(categoryId) ? (
              <PageLink
                className={textLinkVariants({ className: 'text-sm' })}
                href={findPlace({ category: categoryId, community: null })}
              >
                {t('all')}
              </PageLink>
            ) : null
          }
        >
          <ServiceCards services={similar} now={now} />
        </Part>
      ) : null}
    </div>
  );
}

const hasAny = ({ events, own, similar }: Found) => events.length + own.length + similar.length > 0;

function Part(props: { id: string; heading: string; all?: ReactNode; children: ReactNode }) {
  const { id, heading, all, children } = props;
  return (
    <section className="flex flex-col gap-6" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className={headingVariants({ size: 'medium' })} id={id}>
          {heading}
        </h2>
        {all}
      </div>
      {children}
    </section>
  );
}
