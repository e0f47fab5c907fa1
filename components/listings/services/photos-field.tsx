'use client';

import { type ReactNode, useState } from 'react';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants, labelVariants, Optional } from '@/components/shared/ui/field-parts';
import { IconButton } from '@/components/shared/ui/icon-button';
import { ChevronLeft, ChevronRight, Plus, X } from '@/components/shared/ui/icons';
import { FileButton } from '@/components/shared/uploads/file-button';
import { PictureTile } from '@/components/shared/uploads/picture-tile';
import type { Picture } from '@/components/shared/uploads/pictures';
import { useDrop } from '@/components/shared/uploads/use-drop';
import type { PicturesField } from '@/components/shared/uploads/use-pictures';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface PhotosFieldProps {
  field: PicturesField;
  error: string | undefined;
}

export function PhotosField({ field, error }: PhotosFieldProps) {
  const t = useTexts('services.photos');
  const drop = useDrop(field.add);
  const [announcement, setAnnouncement] = useState('');
  const count = field.pictures.length;

  function move(id: string, index: number, by: number) {
    field.move(id, by);
    setAnnouncement(t('moved', { from: index + 1, to: index + by + 1, count }));
  }

  function remove(id: string, index: number) {
    field.remove(id);
    setAnnouncement(t('removed', { number: index + 1 }));
    // The focused button is gone.
    document.getElementById('portfolioImages')?.focus();
  }

  return (
    <fieldset className={fieldVariants()}>
      <legend className={labelVariants({ className: 'mb-1.5' })}>
        {t('legend')} <Optional />
      </legend>
      <ul
        {...drop.handlers}
        className="group grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2 lg:grid-cols-4"
        data-over={drop.isOver || undefined}
      >
        {field.pictures.map((picture, index) => (
          <PhotoTile
            key={picture.id}
            picture={picture}
            number={index + 1}
            isLast={index === count - 1}
            onRetry={() => field.retry(picture.id)}
            onRemove={() => remove(picture.id, index)}
            onMove={(by) => move(picture.id, index, by)}
          />
        ))}
        <li>
          <FileButton
            id="portfolioImages"
            className="grid aspect-square place-content-center justify-items-center gap-1 rounded-md border-2 border-dashed border-line-strong bg-sunken p-2 text-center text-sm font-semibold group-data-over:border-primary group-data-over:bg-soft"
            multiple
            label={t('addLabel')}
            describedBy={error ? 'portfolioImages-error' : undefined}
            isInvalid={Boolean(error)}
            onFiles={field.add}
          >
            <Plus />
            {t('add')}
            <span className="text-xs font-normal text-muted max-lg:hidden">{t('orDrop')}</span>
          </FileButton>
        </li>
      </ul>
      <FieldError id="portfolioImages-error" message={error} />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}

interface PhotoTileProps {
  picture: Picture;
  number: number;
  isLast: boolean;
  onRetry: () => void;
  onRemove: () => void;
  onMove: (by: number) => void;
}

function PhotoTile({ picture, number, isLast, ...photo }: PhotoTileProps) {
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

/** Focusable at the end too, for repeated presses. */
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
