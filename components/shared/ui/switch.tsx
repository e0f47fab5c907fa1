interface SwitchProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

export function Switch({ label, isOn, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="group grid min-h-target w-12 flex-none cursor-pointer place-items-center border-0 bg-transparent p-0"
      onClick={onToggle}
    >
      <span className="flex h-6 w-10 rounded-pill border-2 border-line-strong bg-surface p-0.5 text-line-strong group-aria-checked:justify-end group-aria-checked:border-primary group-aria-checked:bg-primary group-aria-checked:text-on-primary">
        <span className="size-4 rounded-full bg-current forced-colors:bg-[CanvasText]" />
      </span>
    </button>
  );
}
