import { Info } from '@/components/shared/ui/icons';
import { noteVariants } from '@/components/shared/ui/note';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function CalendarAccessRequired() {
  const t = useTexts('portal.panel');
  return (
    <p className={noteVariants({ look: 'info', className: 'my-6' })}>
      <Info />
      <span>{t('accessRequired')}</span>
    </p>
  );
}
