import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { IconButton } from '@/components/ui/icon-button';
import { ChevronLeft, ChevronRight, X } from '@/components/ui/icons';
import { PictureTile } from '@/components/uploads/picture-tile';
import type { Picture } from '@/components/uploads/pictures';

interface PhotoTileProps {
  picture: Picture;
  /** Its place among the photos, from 1. */
  number: number;
  isLast: boolean;
  onRetry: () => void;
  onRemove: () => void;
  /** -1 moves it earlier, 1 later. */
  onMove: (by: number) => void;
}

/** A portfolio photo with its buttons. */
export function PhotoTile({ picture, number, isLast, ...photo }: PhotoTileProps) {
  const t = useTexts('services.photos');
  return (
    <li>
      <PictureTile
        picture={picture}
        name={t('photo', { number })}
        look="photo"
        inputId="portfolioImages"
        onRetry={photo.onRetry}
      >
        <IconButton
          className="absolute end-0 top-0 hover:bg-transparent!"
          aria-label={t('remove', { number })}
          onClick={photo.onRemove}
        >
          <X className="size-7.5 rounded-full bg-surface p-1.75 text-text shadow-1" />
        </IconButton>
      </PictureTile>
      <div className="flex justify-between">
        <MoveButton
          name={t('moveEarlier', { number })}
          isPossible={number > 1}
          onMove={() => photo.onMove(-1)}
        >
          <ChevronLeft className="rtl:-scale-x-100" />
        </MoveButton>
        <MoveButton
          name={t('moveLater', { number })}
          isPossible={!isLast}
          onMove={() => photo.onMove(1)}
        >
          <ChevronRight className="rtl:-scale-x-100" />
        </MoveButton>
      </div>
    </li>
  );
}

interface MoveButtonProps {
  name: string;
  isPossible: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Stays focusable at the end of the list, so that a photo can be moved by repeated presses. */
function MoveButton({ name, isPossible, onMove, children }: MoveButtonProps) {
  return (
    <IconButton
      className="off:cursor-default off:opacity-35"
      aria-label={name}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove()}
    >
      {children}
    </IconButton>
  );
}
