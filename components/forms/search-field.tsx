import type { RefObject } from 'react';
import { Search } from '@/components/ui/icons';
import { inputVariants } from '@/components/ui/input';

interface SearchFieldProps {
  /** Whoever typed before hydration has typed into it. */
  field: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Looks for what is typed while it is typed. */
export function SearchField({ field, label, value, onSearch }: SearchFieldProps) {
  return (
    <search className="relative block w-full">
      <Search className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2" />
      <input
        ref={field}
        type="search"
        className={inputVariants({ className: 'ps-11' })}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        dir="auto"
        value={value}
        onChange={(event) => onSearch(event.target.value)}
      />
    </search>
  );
}
