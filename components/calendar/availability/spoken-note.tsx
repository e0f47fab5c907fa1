import { CircleCheck } from 'lucide-react';

interface SpokenNoteProps {
  /** A success; null while there is none. */
  text: string | null;
  /** What only the ear needs meanwhile. */
  aside?: string | null;
}

/** Says that something worked. It stands before it speaks: a status that comes with its text is not read out. */
export function SpokenNote({ text, aside = null }: SpokenNoteProps) {
  return (
    <div role="status" className={text ? 'note ok' : 'sr-only'}>
      {text ? (
        <>
          <CircleCheck className="i" />
          <b className="grow">
            <bdi>{text}</bdi>
          </b>
        </>
      ) : (
        aside
      )}
    </div>
  );
}
