import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Dialog } from './dialog';
import { headingVariants } from './heading';
import { IconButton } from './icon-button';
import { X } from './icons';

interface LateDialogProps {
  title: string;
  /** Once closed, when the browser has returned the focus. */
  onClose: () => void;
  children: ReactNode;
}

export function LateDialog({ title, onClose, children }: LateDialogProps) {
  const t = useTexts('ui.actions');
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen, onClose]);
  return (
    <Dialog open={isOpen} onClose={close} labelledBy={id}>
      <div className="flex items-center justify-between gap-3">
        <h2 className={headingVariants({ size: 'small' })} id={id}>
          {title}
        </h2>
        <IconButton className="-me-2" aria-label={t('close')} onClick={close}>
          <X />
        </IconButton>
      </div>
      {children}
    </Dialog>
  );
}
