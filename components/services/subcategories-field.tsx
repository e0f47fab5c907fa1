import { Check, Plus } from 'lucide-react';
import { FieldError } from '@/components/ui/field-error';
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
      className="field"
      id={NAME}
      tabIndex={-1}
      aria-describedby={error ? `${NAME}-error` : undefined}
    >
      <legend className="label mb-2">Subcategories</legend>
      {offered ? null : chosen.map((id) => <input key={id} type="hidden" name={NAME} value={id} />)}
      {status === 'loading' ? (
        <p className="row muted sm" role="status">
          <Spinner />
          Loading subcategories…
        </p>
      ) : null}
      {status === 'failed' ? (
        <div className="row">
          <p className="muted sm">The subcategories could not be loaded.</p>
          <button type="button" className="btn secondary sm" onClick={retry}>
            Try Again
          </button>
        </div>
      ) : null}
      <div className="row [--gap:.5rem]">
        {offered?.map(({ id, title }) => (
          <label key={id} className="choice pick">
            <input type="checkbox" name={NAME} value={id} defaultChecked={chosen.includes(id)} />
            <Plus className="i off" />
            <Check className="i on" />
            {title}
          </label>
        ))}
      </div>
      <FieldError id={`${NAME}-error`} message={error} />
    </fieldset>
  );
}
