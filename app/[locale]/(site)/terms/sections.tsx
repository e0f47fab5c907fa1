import type { ReactNode } from 'react';
import { PageLink } from '@/components/shared/links/page-link';
import type { LongFormSection } from '@/components/shared/site/long-form';
import { PROSE, proseSection } from '@/components/shared/site/prose';
import { SUPPORT_MAIL } from '@/components/shared/site/support-mail';
import { headingVariants } from '@/components/shared/ui/heading';
import { operatorOfBuild } from '@/lib/server/env';
import { CLAUSES } from '@/lib/shared/domain/moderation/clauses';
import { product } from '@/lib/shared/product';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { paths } from '@/lib/shared/url/paths';

export const COMMON_SECTIONS = [
  'who',
  'rules',
  'checks',
  'reviews',
  'ranking',
  'traders',
  'reports',
  'decisions',
  'points',
  'changes',
] as const;

export function useCommonTerms(): LongFormSection[] {
  const title = useTexts('legal.terms.titles');
  const text = useTexts('legal.terms.sections');
  const values = {
    ...PROSE,
    ...SUPPORT_MAIL,
    product: product.name,
    provider: (chunks: ReactNode) => <PageLink href={paths.providerTerms}>{chunks}</PageLink>,
    rules: (chunks: ReactNode) => <a href="#rules">{chunks}</a>,
  };
  return COMMON_SECTIONS.map((key) =>
    proseSection(
      key,
      title(key),
      <>
        {text.rich(key, values)}
        {key === 'rules' ? <Clauses /> : null}
        {key === 'points' ? <Operator /> : null}
      </>,
    ),
  );
}

function Clauses() {
  const title = useTexts('moderation.clauses');
  const text = useTexts('moderation.clauseTexts');
  return CLAUSES.map((clause) => (
    <div key={clause} id={clause} className="scroll-mt-6 border-s-3 border-line ps-4">
      <h3 className={headingVariants({ size: 'small' })}>{title(clause)}</h3>
      <p>{text(clause)}</p>
    </div>
  ));
}

/** Names the facts about the operator that are configured, and leaves out the rest. */
function Operator() {
  const t = useTexts('legal.terms.operator');
  const { name, address, registration, authorities, languages } = operatorOfBuild();
  const facts = [
    name && t.rich('name', { b: PROSE.b, product: product.name, name }),
    address && t('address', { address }),
    registration && t('registration', { registration }),
    authorities &&
      t.rich('authorities', {
        address: authorities,
        mail: (chunks) => (
          <a href={`mailto:${authorities}`}>
            <bdi translate="no">{chunks}</bdi>
          </a>
        ),
      }),
    languages && t('languages', { languages }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={index}>
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}
