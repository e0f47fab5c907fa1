import { Button } from '@/components/shared/ui/button';
import { cardVariants } from '@/components/shared/ui/card';
import { Field } from '@/components/shared/ui/field';
import { headingVariants } from '@/components/shared/ui/heading';
import { Download } from '@/components/shared/ui/icons';
import { MOST_FILE_DAYS } from '@/lib/shared/domain/booking/visits-file';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { addDays, firstOfMonth, type LocalDate } from '@/lib/shared/time/local-date';
import { visitsFilePath } from '@/lib/shared/url/portal-paths';

/** Works without scripts. */
export function VisitsDownload({ calendarId, today }: { calendarId: number; today: LocalDate }) {
  const t = useTexts('customers.download');
  const first = firstOfMonth(today, -11);
  return (
    <form
      className={cardVariants({ className: 'mt-14 grid justify-items-start gap-4' })}
      action={visitsFilePath(calendarId)}
      method="get"
    >
      <input type="hidden" name="language" value={t.locale} />
      <h2 className={headingVariants({ size: 'small' })}>{t('heading')}</h2>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <Field id="from" name="from" type="date" required label={t('from')} defaultValue={first} />
        <Field
          id="until"
          name="until"
          type="date"
          required
          label={t('until')}
          // The period includes what is booked ahead.
          defaultValue={addDays(first, MOST_FILE_DAYS - 1)}
        />
      </div>
      <p className="max-w-measure text-sm text-muted">{t('help', { days: MOST_FILE_DAYS })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" name="kind" value="visits">
          <Download />
          {t('visits')}
        </Button>
        <Button type="submit" look="secondary" name="kind" value="months">
          <Download />
          {t('months')}
        </Button>
      </div>
    </form>
  );
}
