import { headingVariants } from '@/components/shared/ui/heading';
import { IconButton } from '@/components/shared/ui/icon-button';
import { X } from '@/components/shared/ui/icons';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface DialogHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const t = useTexts('calendar.availability.actions');
  return (
    <div className="flex items-start justify-between gap-3">
      <h2 id={id} className={headingVariants({ size: 'medium' })}>
        {title}
      </h2>
      <IconButton className="-me-2 -mt-1.5" aria-label={t('close')} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
