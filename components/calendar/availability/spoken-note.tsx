import { CircleCheck } from 'lucide-react';

/**
 * Says that something worked; null while there is nothing to say. It stands before it speaks: a
 * status that comes with its text is not read out.
 */
export function SpokenNote({ text }: { text: string | null }) {
  return (
    <div role="status" className={text ? 'note ok' : 'sr-only'}>
      {text ? (
        <>
          <CircleCheck className="i" />
          <b className="grow">
            <bdi>{text}</bdi>
          </b>
        </>
      ) : null}
    </div>
  );
}
