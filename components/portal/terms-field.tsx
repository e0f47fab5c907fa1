import { ArrowUpRight, CircleAlert } from 'lucide-react';
import { checkboxVariants } from '@/components/ui/checkbox';
import { fieldVariants } from '@/components/ui/field-parts';
import { paths } from '@/lib/url/paths';

interface TermsFieldProps {
  error?: string | undefined;
}

/** Agreement to the provider terms, which open beside the form. */
export function TermsField({ error }: TermsFieldProps) {
  return (
    <div className={fieldVariants()}>
      <label className="check" htmlFor="agreedToTerms">
        <input
          className={checkboxVariants()}
          type="checkbox"
          id="agreedToTerms"
          name="agreedToTerms"
          aria-invalid={error ? true : undefined}
          aria-describedby="agreedToTerms-error"
        />
        <span>
          I agree to the{' '}
          <a
            className="font-semibold underline-offset-[.2em]"
            href={paths.providerTerms}
            target="_blank"
            rel="noopener"
          >
            provider terms and&nbsp;conditions
            <span className="sr-only"> (opens in a new tab)</span>
            <ArrowUpRight className="rtl:-scale-x-100 inline align-[-.2em]" />
          </a>
        </span>
      </label>
      <p
        className="flex items-start gap-1.5 text-sm font-medium text-danger"
        id="agreedToTerms-error"
        role="alert"
      >
        {error ? <CircleAlert className="mt-px size-4.5" /> : null}
        {error}
      </p>
    </div>
  );
}
