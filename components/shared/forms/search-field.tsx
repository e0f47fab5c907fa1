import type { RefObject } from 'react';
import { Search } from '@/components/shared/ui/icons';
import { inputVariants } from '@/components/shared/ui/input';

interface SearchFieldProps {
  /** The input may hold text that was typed before hydration. */
  field: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

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
