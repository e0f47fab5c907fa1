import { CircleAlert } from '@/components/shared/ui/icons';

/** In the page before its text, to be announced. */
export function FieldAlert({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-danger" id={id} role="alert">
      {message ? <CircleAlert className="mt-px size-4.5" /> : null}
      {message}
    </p>
  );
}
