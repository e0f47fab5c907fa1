import { CircleAlert } from '@/components/shared/ui/icons';

/** The element is in the page before its text is, so that the text is announced. */
export function FieldAlert({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-danger" id={id} role="alert">
      {message ? <CircleAlert className="mt-px size-4.5" /> : null}
      {message}
    </p>
  );
}
