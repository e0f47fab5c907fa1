import { CircleAlert } from './icons';

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-danger" id={id}>
      <CircleAlert className="mt-px size-4.5" />
      {message}
    </p>
  );
}
