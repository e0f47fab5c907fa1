import { cva } from 'class-variance-authority';
import { PageLink } from '@/components/links/page-link';
import { useTexts } from '@/lib/texts/use-texts';
import { paths } from '@/lib/url/paths';

const RIGHTS = [
  'access',
  'correction',
  'deletion',
  'restriction',
  'portability',
  'objection',
  'withdrawal',
] as const;

/** On phones the cells of a row are stacked. */
const cellLook = cva(
  'py-3 pr-4 pl-0 text-start align-top max-sm:block max-sm:border-0 max-sm:p-0',
  {
    variants: { border: { head: 'border-b-2 border-text', body: 'border-b border-line' } },
    defaultVariants: { border: 'body' },
  },
);

export function RightsTable() {
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
