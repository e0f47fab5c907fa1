import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, below it; nothing when nothing is. `id` ties the two together. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="err" id={id}>
      <CircleAlert className="i" />
      {message}
    </p>
  );
}
