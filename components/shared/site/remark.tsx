/** What a customer wrote with a booking, as it was written. */
export function Remark({ label, text }: { label: string; text: string }) {
  return (
    <figure className="wrap-anywhere">
      <figcaption className="text-sm text-muted">{label}</figcaption>
      <blockquote className="whitespace-pre-line" dir="auto">
        {text}
      </blockquote>
    </figure>
  );
}
