import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { TickPill } from '@/components/shared/forms/tick-pill';
import { answerOf } from '@/components/shared/queries/query-provider';
import { Button } from '@/components/shared/ui/button';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/shared/ui/field-parts';
import { passFocus } from '@/components/shared/ui/pass-focus';
import { Spinner } from '@/components/shared/ui/spinner';
import { callApi } from '@/lib/shared/api/call-api';
import { subcategoryTitle } from '@/lib/shared/domain/services/categories';
import { useTexts } from '@/lib/shared/texts/use-texts';

const NAME = 'subcategoryIds';

const passToField = passFocus(() => document.getElementById(NAME));

interface SubcategoriesFieldProps {
  subcategories: ReturnType<typeof useSubcategories>;
  chosen: readonly number[];
  error: string | undefined;
}

export function SubcategoriesField({ subcategories, chosen, error }: SubcategoriesFieldProps) {
  const t = useTexts('services.subcategories');
  const titles = useTexts('services.subcategoryTitles');
  const { offered, status, retry } = subcategories;
  if (status === 'ready' && offered?.length === 0) return null;
  return (
    <fieldset
      className={fieldVariants()}
      id={NAME}
      tabIndex={-1}
      aria-describedby={error ? `${NAME}-error` : undefined}
    >
      <legend className={labelVariants({ className: 'mb-2' })}>{t('legend')}</legend>
      {offered ? null : chosen.map((id) => <input key={id} type="hidden" name={NAME} value={id} />)}
      {status === 'loading' ? (
        <p className="flex flex-wrap items-center gap-3 text-muted text-sm" role="status">
          <Spinner />
          {t('loading')}
        </p>
      ) : null}
      {status === 'failed' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted text-sm">{t('notLoaded')}</p>
          <Button ref={passToField} look="secondary" size="small" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {offered?.map(({ id, title }) => (
          <TickPill key={id} name={NAME} value={id} isTicked={chosen.includes(id)}>
            <span dir="auto">{subcategoryTitle(title, titles)}</span>
          </TickPill>
        ))}
      </div>
      <FieldError id={`${NAME}-error`} message={error} />
    </fieldset>
  );
}

function subcategoriesOf(categoryId: string) {
  const route = 'GET /api/categories/{categoryId}/subcategories';
  return queryOptions({
    queryKey: ['subcategories', categoryId],
    queryFn: ({ signal }) =>
      answerOf(callApi(route, undefined, { params: { categoryId }, signal })),
    initialData: () => (categoryId === '' ? [] : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** "" without a category. */
export function useSubcategories(categoryId: string) {
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery(subcategoriesOf(categoryId));
  return {
    /** Null until they are known. */
    offered: data ?? null,
    status: data ? 'ready' : isFetching ? 'loading' : 'failed',
    retry: () => void refetch(),
    /** Waits until the subcategories are known, and gives their number; null on failure. */
    settle: () =>
      client.ensureQueryData(subcategoriesOf(categoryId)).then(
        ({ length }) => length,
        () => null,
      ),
  } as const;
}
