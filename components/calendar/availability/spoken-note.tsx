import { CircleCheck } from 'lucide-react';
import { noteVariants } from '@/components/ui/note';

/**
 * Says that something worked; null while there is nothing to say. It stands before it speaks: a
 * status that comes with its text is not read out.
 */
export function SpokenNote({ text }: { text: string | null }) {
  return (
    <div role="status" className={text ? noteVariants({ look: 'success' }) : 'sr-only'}>
      {text ? (
        <>
          <CircleCheck />
          <b className="min-w-0 flex-1">
            <bdi>{text}</bdi>
          </b>
        </>
      ) : null}
    </div>
  );
}
