import { buttonVariants } from '@/components/ui/button';
import { Phone } from '@/components/ui/icons';
import { useTexts } from '@/lib/texts/use-texts';
import type { ManagedVisit } from './visit';

export function CallLink({ reach }: Pick<ManagedVisit, 'reach'>) {
  const t = useTexts('booking.confirmed');
  if (!reach.call) return null;
  return (
    <a className={buttonVariants()} href={reach.call}>
      <Phone />
      {t('call')}
    </a>
  );
}
