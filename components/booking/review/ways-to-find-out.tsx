import { PageLink } from '@/components/shared/links/page-link';
import { OutsideLink } from '@/components/shared/site/outside-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { MessageCircle, Phone } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { timesPathOf } from './paths';
import type { Reach, Review } from './state';

interface WaysToFindOutProps {
  review: Review;
  reach: Reach;
}

export function WaysToFindOut({ review, reach }: WaysToFindOutProps) {
  const t = useTexts('booking.findOut');
  return (
    <div className="flex flex-wrap items-center gap-3 pt-1">
      {reach.call ? (
        <a className={buttonVariants({ look: 'secondary', size: 'small' })} href={reach.call}>
          <Phone />
          {t('call')}
        </a>
      ) : null}
      {reach.message ? (
        <OutsideLink
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          href={reach.message}
        >
          <MessageCircle />
          {t('whatsapp')}
        </OutsideLink>
      ) : null}
      <PageLink
        className={buttonVariants({ look: 'secondary', size: 'small' })}
        href={timesPathOf(review)}
      >
        {t('times')}
      </PageLink>
    </div>
  );
}
