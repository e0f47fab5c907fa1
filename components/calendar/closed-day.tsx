import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/texts/use-texts';

/** `onOpen` leads to where times are marked as available. */
export function ClosedDay({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('calendar.people');
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3">
      {t('allClosed')}
      <Button look="secondary" size="small" onClick={onOpen}>
        {t('openDay')}
      </Button>
    </p>
  );
}
