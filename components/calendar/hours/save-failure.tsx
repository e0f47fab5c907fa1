import { Button } from '@/components/shared/ui/button';
import { FailureNote } from '@/components/shared/ui/failure-note';
import type { SaveProblem } from '@/lib/shared/domain/hours/versioned-draft';
import { passToSave } from './pass-to';

interface SaveFailureProps {
  problem: SaveProblem;
  replace: string;
  onReplace: () => void;
}

/** Why a page was not saved; over what others saved it can be saved all the same. */
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
