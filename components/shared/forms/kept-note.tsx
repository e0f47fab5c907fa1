import { Button } from '@/components/shared/ui/button';
import { Note } from '@/components/shared/ui/note';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts('forms.form');
  return (
    <Note look="info" role="status">
      <p className="min-w-0 flex-1">{t('kept')}</p>
      <Button look="secondary" size="small" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </Note>
  );
}
