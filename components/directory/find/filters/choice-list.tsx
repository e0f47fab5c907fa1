import { PageLink } from '@/components/links/page-link';
import { Check } from '@/components/ui/icons';

/** A choice, what it is called, and where it leads. */
export interface Choice {
  id: number | string;
  name: string;
  href: string;
  /** How many services it would leave; null if nobody knows. */
  count: number | null;
  isChosen: boolean;
}

interface ChoiceListProps {
  choices: readonly Choice[];
  /** They are names, which no language changes. */
  areNames?: boolean;
}

/** Choices as links, one of which is current. */
export function ChoiceList({ choices, areNames }: ChoiceListProps) {
  return (
    <ul className="px-2 py-2 dialog:px-4">
      {choices.map(({ id, name, href, count, isChosen }) => (
        <li key={id}>
          <PageLink
            className={count === 0 ? 'choice-row text-subtle' : 'choice-row'}
            href={href}
            aria-current={isChosen || undefined}
          >
            <span className="min-w-0 flex-1">{areNames ? <bdi>{name}</bdi> : name}</span>
            {isChosen ? <Check /> : null}
            {count === null ? null : <span className="text-sm text-muted">{count}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
