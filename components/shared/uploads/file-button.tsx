import { type ReactNode, useRef } from 'react';
import { useOnHydration } from '@/components/shared/ui/use-on-hydration';

interface FileButtonProps {
  id: string;
  className: string;
  multiple?: boolean;
  label: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  onFiles: (files: FileList) => void;
  children: ReactNode;
}

/** Lets the same file be chosen twice. */
export function FileButton({ id, className, label, onFiles, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function take() {
    if (input.current?.files) onFiles(input.current.files);
    if (input.current) input.current.value = '';
  }
  useOnHydration(take);

  return (
    <label
      className={`${className} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      <input
        ref={input}
        id={id}
        className="sr-only"
        type="file"
        accept="image/*"
        multiple={rest.multiple}
        aria-label={label}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid || undefined}
        onChange={take}
      />
      {children}
    </label>
  );
}
