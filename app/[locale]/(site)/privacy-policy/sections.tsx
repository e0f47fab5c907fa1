import { cva } from 'class-variance-authority';
import { PageLink } from '@/components/shared/links/page-link';
import type { LongFormSection } from '@/components/shared/site/long-form';
import { PROSE, proseSection } from '@/components/shared/site/prose';
import { SUPPORT_MAIL } from '@/components/shared/site/support-mail';
import { retentionDaysOfBuild } from '@/lib/server/env';
import { KEPT_ANSWERS_HOURS, KEPT_REPORTS_DAYS } from '@/lib/shared/domain/retention';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export const PRIVACY_SECTIONS = [
  'dataWeCollect',
  'howWeUseIt',
  'sharing',
  'internationalTransfers',
  'yourRights',
  'security',
  'retention',
  'cookies',
  'childrenAndProhibitedContent',
  'changes',
  'contact',
] as const;

export function usePrivacySections(): LongFormSection[] {
  const title = useTexts('legal.privacyPolicy.titles');
  const text = useTexts('legal.privacyPolicy.sections');
  return PRIVACY_SECTIONS.map((key) =>
    proseSection(
      key,
      title(key),
      <>
        {key === 'yourRights' ? <RightsTable /> : null}
        {key === 'retention' ? <Retention days={retentionDaysOfBuild()} /> : null}
        {text.rich(key, { ...PROSE, ...SUPPORT_MAIL })}
      </>,
    ),
  );
}

const BY_ITSELF = ['visits', 'people', 'answers', 'messages', 'undelivered', 'reports'] as const;

/** Names all that `backend/privacy/retention.ts` removes. */
function Retention({ days }: { days: number }) {
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

const RIGHTS = [
  'access',
  'correction',
  'deletion',
  'restriction',
  'portability',
  'objection',
  'withdrawal',
] as const;

/** On phones, the cells of a row stand below each other. */
const cellLook = cva(
  'py-3 pr-4 pl-0 text-start align-top max-sm:block max-sm:border-0 max-sm:p-0',
  {
    variants: { border: { head: 'border-b-2 border-text', body: 'border-b border-line' } },
    defaultVariants: { border: 'body' },
  },
);

function RightsTable() {
  const t = useTexts('legal.privacyPolicy.rights');
  const name = useTexts('legal.privacyPolicy.rights.names');
  const meaning = useTexts('legal.privacyPolicy.rights.meanings');
  return (
    <table className="w-full border-collapse text-sm">
      <thead className="max-sm:sr-only">
        <tr>
          {(['right', 'meaning', 'use'] as const).map((title) => (
            <th className={cellLook({ border: 'head' })} key={title} scope="col">
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map((right) => (
          <tr className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3" key={right}>
            <th className={cellLook({ className: 'font-semibold' })} scope="row">
              {name(right)}
            </th>
            <td className={cellLook()}>{meaning(right)}</td>
            <td className={cellLook({ className: 'max-sm:text-muted' })}>
              {right === 'deletion' ? (
                <PageLink href={paths.deleteRequest}>{t('deletionRequest')}</PageLink>
              ) : (
                t('writeToSupport')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
