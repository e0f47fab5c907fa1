import { KEPT_ANSWERS_HOURS, KEPT_REPORTS_DAYS } from '@/lib/domain/retention';
import { useTexts } from '@/lib/texts/use-texts';

const BY_ITSELF = ['visits', 'answers', 'messages', 'undelivered', 'reports'] as const;

/** `backend/privacy/retention.ts` removes it. */
export function Retention({ days }: { days: number }) {
  const t = useTexts('legal.privacyPolicy.retention');
  return (
    <>
      <p>{t('lead')}</p>
      <ul>
        {BY_ITSELF.map((what) => (
          <li key={what}>
            <span>
              {t(what, { days, hours: KEPT_ANSWERS_HOURS, reportDays: KEPT_REPORTS_DAYS })}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('stops')}</p>
      <p>{t('onRequest')}</p>
    </>
  );
}
