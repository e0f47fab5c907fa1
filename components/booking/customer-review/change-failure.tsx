import { noteVariants } from '@/components/ui/note';
import { useTexts } from '@/lib/texts/use-texts';

export function ChangeFailure() {
  const t = useTexts('reviews.written');
  return (
    <p className={noteVariants({ look: 'error' })} role="alert">
      {t('failed')}
    </p>
  );
}
