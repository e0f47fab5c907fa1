import { OutsideLink } from '@/components/shared/site/outside-link';
import { buttonVariants } from '@/components/shared/ui/button';
import { CalendarPlus } from '@/components/shared/ui/icons';
import {
  googleCalendarHref,
  outlookCalendarHref,
} from '@/lib/shared/domain/booking/calendar-links';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface AddToCalendarProps {
  appointment: Parameters<typeof googleCalendarHref>[0];
  file: string;
}

export function AddToCalendar({ appointment, file }: AddToCalendarProps) {
  const t = useTexts('site.calendars');
  const look = buttonVariants({ look: 'secondary', size: 'small', full: true });
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <CalendarPlus className="size-5" />
        {t('addToCalendar')}
      </h2>
      <div className="grid auto-cols-fr grid-flow-col max-slim:grid-flow-row gap-2">
        <a className={look} href={file} download>
          {t('file')}
        </a>
        <OutsideLink className={look} href={googleCalendarHref(appointment)}>
          {t('google')}
        </OutsideLink>
        <OutsideLink className={look} href={outlookCalendarHref(appointment)}>
          {t('outlook')}
        </OutsideLink>
      </div>
    </section>
  );
}
