import { choicePillVariants } from '@/components/ui/choice-pill';
import { EarlyPress } from '@/components/ui/early-press';
import { Check } from '@/components/ui/icons';
import type { VisitKind } from '@/lib/contract/visits';
import { useTexts } from '@/lib/texts/use-texts';

const KINDS = ['all', 'new', 'cancelled', 'missed'] as const satisfies readonly VisitKind[];
/** For a host that tells neither what is new nor who came. */
const WITH_CANCELLED = ['all', 'cancelled'] as const satisfies readonly VisitKind[];

interface VisitFiltersProps {
  kind: VisitKind;
  /** Null where the host does not tell. */
  news: number | null;
  keepsCancelled: boolean;
  onKind: (kind: VisitKind) => void;
}

export function VisitFilters({ kind, news, keepsCancelled, onKind }: VisitFiltersProps) {
  const t = useTexts('portal.visitFilters');
  if (news === null && !keepsCancelled && kind === 'all') return null;
  return (
    <fieldset
      className="m-0 flex flex-wrap items-center gap-2 border-0 p-0 pb-5"
      data-visit-filters=""
    >
      <legend className="sr-only">{t('label')}</legend>
      {(news === null ? WITH_CANCELLED : KINDS).map((each) => (
        <EarlyPress key={each} onPress={() => onKind(each)}>
          <button type="submit" className={choicePillVariants()} aria-pressed={each === kind}>
            {each === kind ? <Check /> : null}
            {each === 'new' ? t('new', { count: news ?? 0 }) : t(each)}
          </button>
        </EarlyPress>
      ))}
    </fieldset>
  );
}
