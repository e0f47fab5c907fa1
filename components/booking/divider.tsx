export function Divider({ className = '' }: { className?: string }) {
  return <hr className={`m-0 w-full border-0 border-t border-line ${className}`} />;
}
