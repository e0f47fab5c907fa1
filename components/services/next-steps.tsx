import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { cardVariants } from '@/components/ui/card';
import { CalendarClock, ListPlus } from '@/components/ui/icons';
import { textLinkVariants } from '@/components/ui/text-link';
import { openingHoursPath } from '@/lib/url/portal-paths';
import { portalPath } from '@/lib/url/portal-url';

/** What makes a new service bookable, to be done while it is reviewed. */
export function NextSteps({ keepsHours }: { keepsHours: boolean }) {
  const t = useTexts('services.nextSteps');
  return (
    <section
      className={cardVariants({ look: 'sunken', className: 'flex flex-col gap-2' })}
      aria-labelledby="next-steps"
    >
      <h3 className="text-base font-semibold" id="next-steps">
        {t('heading')}
      </h3>
      <p className="text-sm text-muted">{t('lead')}</p>
      <ul>
        <li>
          <PageLink className={textLinkVariants()} href={portalPath('listings')}>
            <ListPlus />
            {t('items')}
          </PageLink>
          <p className="text-sm text-muted">{t('itemsHint')}</p>
        </li>
        <li>
          <PageLink
            className={textLinkVariants()}
            href={keepsHours ? openingHoursPath() : portalPath('calendar')}
          >
            <CalendarClock />
            {t('hours')}
          </PageLink>
          <p className="text-sm text-muted">{t(keepsHours ? 'openingHoursHint' : 'hoursHint')}</p>
        </li>
      </ul>
    </section>
  );
}
