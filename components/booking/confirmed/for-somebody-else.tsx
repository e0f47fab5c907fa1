'use client';

import { timesPathOf } from '@/components/booking/review/paths';
import type { Confirmation } from '@/components/booking/review/state';
import { findBooked, keepContact } from '@/components/booking/review/tab-memory';
import { PageLink } from '@/components/shared/links/page-link';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface ForSomebodyElseProps {
  confirmation: Pick<Confirmation, 'review' | 'path' | 'customerPhone' | 'customerEmail'>;
}

/** Books again with the same items, person, day, number and address. The name is asked again. */
export function ForSomebodyElse({ confirmation }: ForSomebodyElseProps) {
  const t = useTexts('booking.confirmed');
  const { review, path, customerPhone, customerEmail } = confirmation;
  return (
    <PageLink
      className={textLinkVariants({ className: 'self-start print:hidden' })}
      href={timesPathOf(review)}
      onClick={() => {
        const booked = findBooked(path);
        keepContact({
          customerName: '',
          customerPhone: booked?.customerPhone ?? customerPhone,
          customerEmail: booked?.customerEmail ?? customerEmail,
          customerRemark: '',
        });
      }}
    >
      {t('another')}
    </PageLink>
  );
}
