import type { ReactNode } from 'react';
import { VisitTime } from '@/components/booking/review/visit-time';
import { PageLink } from '@/components/shared/links/page-link';
import { cardVariants } from '@/components/shared/ui/card';
import { headingVariants } from '@/components/shared/ui/heading';
import { Names } from '@/components/shared/ui/names';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { toIso } from '@/lib/shared/time/instant';
import { BOOKING_KEYS } from '@/lib/shared/url/booking-url';
import { movePath } from '@/lib/shared/url/manage-url';
import { ChangeForm } from './change-form';
import type { ChangeAction, ManagedVisit } from './visit';

interface CancelQuestionProps {
  visit: ManagedVisit;
  action: ChangeAction;
  place: 'dialog' | 'page';
  keep: ReactNode;
}

export function CancelQuestion({ visit, action, place, keep }: CancelQuestionProps) {
  const t = useTexts('booking.manage');
  const { booking, minutes, mayMove, token } = visit;
  const Heading = place === 'page' ? 'h1' : 'h2';
  return (
    <>
      <Heading className={headingVariants({ size: 'small' })} id="cancel-visit">
        {t('question')}
      </Heading>
      <div className={cardVariants({ look: 'sunken' })}>
        <VisitTime startsAt={booking.startsAt} minutes={minutes} as="p">
          <p className="mt-1.5 text-sm wrap-anywhere">
            <Names names={booking.items.map(({ name }) => name)} />
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            <bdi translate="no">{booking.provider.name}</bdi>
          </p>
        </VisitTime>
      </div>
      <p className="text-sm text-muted">
        {t('consequence')}{' '}
        {mayMove ? (
          <PageLink className={textLinkVariants()} href={movePath(token)}>
            {t('moveInstead')}
          </PageLink>
        ) : null}
      </p>
      {keep}
      <ChangeForm
        values={{ token, [BOOKING_KEYS.startsAt]: toIso(booking.startsAt) }}
        action={action}
        label={t('cancel')}
        look="danger"
      />
    </>
  );
}
