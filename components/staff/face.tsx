export function Face({ name }: { name: string }) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '?';
  return (
    <span
      className="grid size-8 flex-none place-items-center rounded-full bg-highlight text-sm font-bold text-on-highlight"
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
