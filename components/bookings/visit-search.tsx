import { useRef } from 'react';
import { Search } from '@/components/ui/icons';
import { inputVariants } from '@/components/ui/input';
import { useOnHydration } from '@/components/ui/use-on-hydration';
import { useTexts } from '@/lib/texts/use-texts';

interface VisitSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches the visits while somebody types. */
export function VisitSearch({ search, onSearch }: VisitSearchProps) {
  const t = useTexts('portal.visits');
  const input = useRef<HTMLInputElement>(null);
  useOnHydration(() => {
    if (input.current?.value) onSearch(input.current.value);
  });
  return (
    <search className="relative block w-full md:max-w-80">
      <Search className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2" />
      <input
        ref={input}
        type="search"
        className={inputVariants({ className: 'ps-11' })}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        dir="auto"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </search>
  );
}
