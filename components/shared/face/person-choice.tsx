import { cva } from 'class-variance-authority';
import { labelVariants } from '@/components/shared/ui/field-parts';
import { PersonFace, type Pictured } from './person-face';

const choiceVariants = cva(
  'relative flex min-h-16 cursor-pointer items-center gap-3 rounded-md border-1.5 px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  {
    variants: {
      isChosen: { true: 'border-primary bg-soft', false: 'border-line bg-surface' },
    },
  },
);

interface PersonChoiceProps {
  legend: string;
  name: string;
  people: readonly (Pictured & { id: number })[];
  chosen: number | null;
  noteOf?: (id: number) => string;
  onChoose: (id: number) => void;
}

export function PersonChoice(props: PersonChoiceProps) {
  const { legend, name, people, chosen, noteOf, onChoose } = props;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={labelVariants({ className: 'mb-1.5' })}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-2">
        {people.map((one) => (
          <label key={one.id} className={choiceVariants({ isChosen: one.id === chosen })}>
            <input
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
              type="radio"
              name={name}
              value={one.id}
              checked={one.id === chosen}
              onChange={() => onChoose(one.id)}
            />
            <PersonFace person={one} />
            <span className="grid min-w-0">
              <b className="truncate font-semibold" dir="auto">
                {one.name}
              </b>
              {noteOf ? <span className="text-sm text-muted">{noteOf(one.id)}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
