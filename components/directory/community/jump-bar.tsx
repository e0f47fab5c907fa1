import { useTexts } from '#texts';

interface Part {
  id: string;
  words: string;
  count: number | null;
}

/** The parts of the page, with the numbers of all that they are about. */
export function JumpBar({ parts }: { parts: readonly Part[] }) {
  const t = useTexts('communities.page');
  return (
    <nav className="flex flex-wrap gap-x-6 border-b border-line pt-3" aria-label={t('jump')}>
      {parts.map(({ id, words, count }) => (
        <a
          className="inline-flex min-h-12 min-w-target items-center gap-1.5 font-semibold no-underline hover:underline"
          key={id}
          href={`#${id}`}
        >
          {words} {count === null ? null : <span className="font-normal text-muted">{count}</span>}
        </a>
      ))}
    </nav>
  );
}
