import { Check, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { Spinner } from '@/components/ui/spinner';
import type { useSubcategories } from './use-subcategories';

const NAME = 'subcategoryIds';

interface SubcategoriesFieldProps {
  subcategories: ReturnType<typeof useSubcategories>;
  /** Those that are checked when the category's list appears. */
  chosen: readonly number[];
  error: string | undefined;
}

/** The subcategories of the chosen category, of which any number can be checked. */
export function SubcategoriesField({ subcategories, chosen, error }: SubcategoriesFieldProps) {
  const { offered, status, retry } = subcategories;
  if (status === 'ready' && offered?.length === 0) return null;
  return (
    <fieldset
      className={fieldVariants()}
      id={NAME}
      tabIndex={-1}
      aria-describedby={error ? `${NAME}-error` : undefined}
    >
      <legend className={labelVariants({ className: 'mb-2' })}>Subcategories</legend>
      {offered ? null : chosen.map((id) => <input key={id} type="hidden" name={NAME} value={id} />)}
      {status === 'loading' ? (
        <p className="flex flex-wrap items-center gap-3 text-muted text-sm" role="status">
          <Spinner />
          Loading subcategories…
        </p>
      ) : null}
      {status === 'failed' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted text-sm">The subcategories could not be loaded.</p>
          <Button look="secondary" size="small" onClick={retry}>
            Try Again
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {offered?.map(({ id, title }) => (
          <label key={id} className="choice pick">
            <input type="checkbox" name={NAME} value={id} defaultChecked={chosen.includes(id)} />
            <Plus className="off" />
            <Check className="on" />
            {title}
          </label>
        ))}
      </div>
      <FieldError id={`${NAME}-error`} message={error} />
    </fieldset>
  );
}
