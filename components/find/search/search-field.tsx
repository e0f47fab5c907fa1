import { PageForm } from '@/components/shared/links/page-form';
import { Button } from '@/components/shared/ui/button';
import { Search } from '@/components/shared/ui/icons';
import { LONGEST_PHRASE } from '@/lib/shared/domain/directory/search';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { type FindState, findFields, findPlace, findWith } from '@/lib/shared/url/find-url';
import { SearchInput } from './search-input';

/** A new search keeps the other choices, but begins at the first page of results. */
export function SearchField({ state }: { state: FindState }) {
  const t = useTexts('directory.search');
  const isTooLong = [...state.q].length > LONGEST_PHRASE;
  const kept = findFields(findWith(state, { q: '' }));
  return (
    <search className="block max-w-176">
      <PageForm
        className="relative flex min-h-15 items-center gap-1 rounded-md border-1.5 border-line-strong bg-surface p-1.5 text-text focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus"
        action={findPlace(state)}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Search className="ms-3 me-1 text-muted max-sm:hidden" />
        <SearchInput
          // Words that were not typed in this input make a new one, which shows them.
          key={state.q}
          state={state}
          className="min-h-target w-0 flex-1 appearance-none border-0 bg-transparent px-2.5 text-base outline-none placeholder:text-subtle placeholder:opacity-100"
          type="search"
          name="q"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          defaultValue={state.q}
          maxLength={LONGEST_PHRASE}
          enterKeyHint="search"
          dir="auto"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? 'too-long' : undefined}
        />
        <Button type="submit" className="rounded-sm max-sm:size-12 max-sm:p-0">
          <Search className="sm:hidden" />
          <span className="max-sm:sr-only">{t('search')}</span>
        </Button>
      </PageForm>
      {isTooLong ? (
        <p className="pt-2 text-sm font-semibold text-danger" id="too-long" role="alert">
          {t('tooLong', { limit: LONGEST_PHRASE })}
        </p>
      ) : null}
    </search>
  );
}
