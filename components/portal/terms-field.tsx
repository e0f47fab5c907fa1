import { ArrowUpRight, CircleAlert } from 'lucide-react';
import { paths } from '@/lib/url/paths';

interface TermsFieldProps {
  error?: string | undefined;
}

/** Agreement to the provider terms, which open beside the form. */
export function TermsField({ error }: TermsFieldProps) {
  return (
    <div className="field">
      <label className="check" htmlFor="agreedToTerms">
        <input
          className="box"
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
            <span className="sr"> (opens in a new tab)</span>
            <ArrowUpRight className="i flip inline align-[-.2em]" />
          </a>
        </span>
      </label>
      <p className="err" id="agreedToTerms-error" role="alert">
        {error ? <CircleAlert className="i" /> : null}
        {error}
      </p>
    </div>
  );
}
