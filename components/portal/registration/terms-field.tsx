import { useTexts } from '#texts';
import { PageLink } from '@/components/links/page-link';
import { checkboxVariants } from '@/components/ui/checkbox';
import { fieldVariants } from '@/components/ui/field-parts';
import { ArrowUpRight } from '@/components/ui/icons';
import { paths } from '@/lib/url/paths';
import { FieldAlert } from './field-alert';

interface TermsFieldProps {
  error?: string | undefined;
}

/** Agreement to the provider terms, which open in a new tab. */
export function TermsField({ error }: TermsFieldProps) {
  const t = useTexts('account.terms');
  return (
    <div className={fieldVariants()}>
      <label className="flex cursor-pointer items-start gap-3 py-2.5" htmlFor="agreedToTerms">
        <input
          className={checkboxVariants()}
          type="checkbox"
          id="agreedToTerms"
          name="agreedToTerms"
          aria-invalid={error ? true : undefined}
          aria-describedby="agreedToTerms-error"
        />
        <span>
          {t.rich('agree', {
            link: (chunks) => (
              <PageLink
                className="font-semibold underline-offset-[.2em]"
                href={paths.providerTerms}
                target="_blank"
                rel="noopener"
              >
                {chunks}
                <span className="sr-only"> {t('newTab')}</span>
                <ArrowUpRight className="inline align-[-.2em] rtl:-scale-x-100" />
              </PageLink>
            ),
          })}
        </span>
      </label>
      <FieldAlert id="agreedToTerms-error" message={error} />
    </div>
  );
}
