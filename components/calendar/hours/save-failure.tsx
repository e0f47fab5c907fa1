import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import type { SaveProblem } from '@/lib/shared/domain/hours/versioned-draft';
import { passToSave } from './pass-to';

interface SaveFailureProps {
  problem: SaveProblem;
  replace: string;
  onReplace: () => void;
}

/**
 * Says why a page was not saved. If others saved it meanwhile, it can still be saved over their
 * changes.
 */
export function SaveFailure({ problem, replace, onReplace }: SaveFailureProps) {
  return (
    <FailureNote className="mb-4">
      <p>{problem.text}</p>
      {problem.isStale ? (
        <Button ref={passToSave} look="secondary" size="small" className="mt-3" onClick={onReplace}>
          {replace}
        </Button>
      ) : null}
    </FailureNote>
  );
}
