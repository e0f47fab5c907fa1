import { linkedText, paragraphsOf } from '@/lib/domain/text/linked-text';

/** What somebody wrote: each paragraph in its own direction, web addresses as links. */
export function SlateText({ text }: { text: string }) {
  if (!text) return null;
  return (
    <div className="grid max-w-measure gap-4 text-lg/7">
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
        <p key={index} className="whitespace-pre-line wrap-anywhere" dir="auto">
          {linkedText(paragraph).map(({ text: words, href }, place) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
      ))}
    </div>
  );
}
