import { PageLink } from '@/components/shared/links/page-link';
import { Scale } from '@/components/shared/ui/icons';
import { Note } from '@/components/shared/ui/note';
import { textLinkVariants } from '@/components/shared/ui/text-link';
import type { Statement } from '@/lib/shared/contract/moderation';
import { isAppealOpen } from '@/lib/shared/domain/moderation/appeal-end';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { appealPath } from '@/lib/shared/url/appeal-url';

interface StatementsNoteProps {
  statements: readonly Statement[];
  className?: string;
}

export function StatementsNote({ statements, className = '' }: StatementsNoteProps) {
  const t = useTexts('portal.statements');
  if (statements.length === 0) return null;
  return (
    <Note look="wash" className={className}>
      <Scale />
      <ul className="grid min-w-0 gap-3" aria-label={t('label')}>
        {statements.map(({ kind, name, number, token, decidedAt }) => (
          <li key={number} className="wrap-anywhere">
            {kind === 'account' ? (
              <b>{t('suspended')}</b>
            ) : (
              t.rich('post', { name: () => <bdi translate="no">{name}</bdi> })
            )}{' '}
            <PageLink className={textLinkVariants()} href={appealPath(token)}>
              {t(isAppealOpen(decidedAt, Date.now()) ? 'open' : 'openLate')}
            </PageLink>
          </li>
        ))}
      </ul>
    </Note>
  );
}
