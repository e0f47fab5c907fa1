import { Info } from 'lucide-react';

/** Why a question cannot be answered any more. It stands before it speaks, so that it is read out. */
export function QuestionLost({ why }: { why: string | null }) {
  return (
    <div role="status">
      {why === null ? null : (
        <p className="note info mt-4">
          <Info className="i" />
          {why}
        </p>
      )}
    </div>
  );
}
