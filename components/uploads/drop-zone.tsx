import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useDrop } from './use-drop';

const dropZoneVariants = cva(
  'grid justify-items-center gap-2 rounded-md border-2 border-dashed px-4 py-6 text-center',
  {
    variants: {
      look: {
        plain: 'border-line-strong bg-sunken',
        invalid: 'border-danger bg-sunken shadow-[inset_0_0_0_0.5px_var(--color-danger)]',
        /** Files hover over it. */
        over: 'border-primary bg-soft',
      },
    },
  },
);

interface DropZoneProps {
  isInvalid: boolean;
  onFiles: (files: FileList) => void;
  children: ReactNode;
}

/** A dashed area that takes dropped pictures. */
export function DropZone({ isInvalid, onFiles, children }: DropZoneProps) {
  const { isOver, handlers } = useDrop(onFiles);
  const look = isOver ? 'over' : isInvalid ? 'invalid' : 'plain';
  return (
    <div {...handlers} className={dropZoneVariants({ look })} data-drop-zone>
      {children}
    </div>
  );
}
