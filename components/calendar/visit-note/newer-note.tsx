import { useTexts } from '#texts';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';

interface NewerNoteProps {
  /** The note that was saved somewhere else; "" if it was removed there. */
  saved: string;
  onTakeSaved: () => void;
  /** Null when both do not fit into one note. */
  onTakeBoth: (() => void) | null;
}

/** Shows the note that was saved somewhere else while another one was typed here. */
export function NewerNote({ saved, onTakeSaved, onTakeBoth }: NewerNoteProps) {
  const t = useTexts('calendar.newerNote');
  return (
    <Note look="info" role="status" className="flex-col">
      {saved ? (
        <>
          <p>{t('changed')}</p>
          <p className="font-semibold wrap-anywhere whitespace-pre-line" dir="auto">
            {saved}
          </p>
          <p>{t('replaces')}</p>
        </>
      ) : (
        <p>{t('removed')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {onTakeBoth ? (
          <Button look="secondary" size="small" onClick={onTakeBoth}>
            {t('both')}
          </Button>
        ) : null}
        <Button look="secondary" size="small" onClick={onTakeSaved}>
          {t('discard')}
        </Button>
      </div>
    </Note>
  );
}
