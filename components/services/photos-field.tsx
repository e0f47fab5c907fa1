'use client';

import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { IconButton } from '@/components/ui/icon-button';
import { FileButton } from '@/components/uploads/file-button';
import { PictureTile } from '@/components/uploads/picture-tile';
import { useDrop } from '@/components/uploads/use-drop';
import type { PicturesField } from '@/components/uploads/use-pictures';

interface PhotosFieldProps {
  field: PicturesField;
  error: string | undefined;
}

/** Portfolio photos: as many as one likes, in an order that buttons change. */
export function PhotosField({ field, error }: PhotosFieldProps) {
  const drop = useDrop(field.add);
  const [said, setSaid] = useState('');
  const count = field.pictures.length;

  function move(id: string, from: number, by: number) {
    field.move(id, by);
    setSaid(`Photo ${from + 1} is now photo ${from + by + 1} of ${count}.`);
  }

  function remove(id: string, index: number) {
    field.remove(id);
    setSaid(`Photo ${index + 1} removed.`);
    // The button that had the focus is gone with its photo.
    document.getElementById('portfolioImages')?.focus();
  }

  return (
    <fieldset className={fieldVariants()}>
      <legend className={labelVariants({ className: 'mb-1.5' })}>
        Portfolio photos <span className="font-normal text-subtle">(optional)</span>
      </legend>
      <ul {...drop.handlers} className={drop.isOver ? 'photos over' : 'photos'}>
        {field.pictures.map((picture, index) => (
          <li key={picture.id}>
            <PictureTile
              picture={picture}
              name={`Photo ${index + 1}`}
              onRetry={() => field.retry(picture.id)}
            >
              <IconButton
                className="photo-remove"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => remove(picture.id, index)}
              >
                <X />
              </IconButton>
            </PictureTile>
            <div className="photo-order">
              <MoveButton
                name={`Move photo ${index + 1} earlier`}
                isAble={index > 0}
                onMove={() => move(picture.id, index, -1)}
              >
                <ChevronLeft className="rtl:-scale-x-100" />
              </MoveButton>
              <MoveButton
                name={`Move photo ${index + 1} later`}
                isAble={index < count - 1}
                onMove={() => move(picture.id, index, 1)}
              >
                <ChevronRight className="rtl:-scale-x-100" />
              </MoveButton>
            </div>
          </li>
        ))}
        <li>
          <FileButton
            id="portfolioImages"
            className="add"
            multiple
            label="Add portfolio photos"
            describedBy={error ? 'portfolioImages-error' : undefined}
            isInvalid={Boolean(error)}
            onFiles={field.add}
          >
            <Plus />
            Add photos
            <span className="text-xs text-muted max-lg:hidden font-normal">or drop them here</span>
          </FileButton>
        </li>
      </ul>
      <FieldError id="portfolioImages-error" message={error} />
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}

interface MoveButtonProps {
  name: string;
  isAble: boolean;
  onMove: () => void;
  children: React.ReactNode;
}

/** Stays focusable at the end of the list, so that a photo can be moved by repeated presses. */
function MoveButton({ name, isAble, onMove, children }: MoveButtonProps) {
  return (
    <IconButton aria-label={name} aria-disabled={!isAble} onClick={() => isAble && onMove()}>
      {children}
    </IconButton>
  );
}
