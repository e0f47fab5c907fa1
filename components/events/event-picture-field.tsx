import { ImageUp } from 'lucide-react';
import { Button, buttonVariants } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { FileButton } from '@/components/uploads/file-button';
import { PictureTile } from '@/components/uploads/picture-tile';
import { useDrop } from '@/components/uploads/use-drop';
import type { PicturesField } from '@/components/uploads/use-pictures';

interface EventPictureFieldProps {
  field: PicturesField;
  error: string | undefined;
}

/** A stored event picture keeps the name of its file. */
function fileNameOf(url: string): string {
  const name = url.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The one picture of an event, chosen or dropped. Another choice takes its place. */
export function EventPictureField({ field, error }: EventPictureFieldProps) {
  const drop = useDrop(field.add);
  const [picture] = field.pictures;
  const button = (label: string) => (
    <FileButton
      id="imageUrl"
      className={buttonVariants({ look: 'secondary', size: 'small' })}
      label={`Featured image: ${label.toLowerCase()}`}
      describedBy={error ? 'imageUrl-error' : undefined}
      isInvalid={Boolean(error)}
      onFiles={field.add}
    >
      <ImageUp />
      {label}
    </FileButton>
  );
  return (
    <div className={fieldVariants()}>
      <span className={labelVariants()}>Featured image</span>
      {picture ? (
        <div {...drop.handlers} className={drop.isOver ? 'upl over' : 'upl'}>
          <PictureTile
            picture={picture}
            name="Featured image"
            look="wide"
            onRetry={() => field.retry(picture.id)}
          />
          <div className="flex items-center gap-3 justify-between pt-3">
            <p className="text-sm text-muted min-w-0 flex-1 [overflow-wrap:anywhere]" dir="auto">
              {picture.state === 'uploading' ? 'Uploading…' : fileNameOf(picture.url)}
            </p>
            <div className="flex items-center gap-2">
              {button('Replace')}
              <Button
                look="ghost"
                size="small"
                aria-label="Remove featured image"
                onClick={() => {
                  field.remove(picture.id);
                  // The button that had the focus is gone with the picture.
                  setTimeout(() => document.getElementById('imageUrl')?.focus());
                }}
              >
                Remove
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <div
          {...drop.handlers}
          className={['drop', error ? 'bad' : '', drop.isOver ? 'over' : ''].join(' ').trim()}
        >
          <p>
            <b>Upload a picture</b>
            <br />
            <span className="text-sm text-muted">
              Image file, wide works best.
              <span className="max-lg:hidden"> You can drop it here.</span>
            </span>
          </p>
          {button('Choose a file')}
        </div>
      )}
      <FieldError id="imageUrl-error" message={error} />
    </div>
  );
}
