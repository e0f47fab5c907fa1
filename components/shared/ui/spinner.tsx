export function Spinner() {
  return (
    <span
      className="size-4.5 animate-turn rounded-full border-[2.5px] border-current border-e-transparent motion-reduce:border-dotted"
      aria-hidden="true"
    />
  );
}
