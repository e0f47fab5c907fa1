interface RadioRowsProps {
  name: string;
  /** What leaves it open. */
  any: string;
  /** The value that is chosen, "" for none. */
  chosen: string;
  rows: readonly { value: string; name: string; count: number | null }[];
}

/** Choices of one, side by side where there is room, each with the number of its services. */
export function RadioRows({ name, any, chosen, rows }: RadioRowsProps) {
  return (
    <div className="grid gap-x-10 dialog:grid-cols-2">
      {[{ value: '', name: any, count: null }, ...rows].map((row) => (
        <label
          className={`flex min-h-target cursor-pointer items-center gap-3 has-checked:font-semibold ${row.count === 0 ? 'text-subtle' : ''}`}
          key={row.value}
        >
          <input
            className="m-0 size-5 flex-none accent-primary"
            type="radio"
            name={name}
            value={row.value}
            defaultChecked={row.value === chosen}
          />
          <span className="min-w-0 flex-1">{row.name}</span>
          {row.count === null ? null : (
            <span className="text-sm font-normal text-muted">{row.count}</span>
          )}
        </label>
      ))}
    </div>
  );
}
