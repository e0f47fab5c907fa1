import type { ReactNode } from 'react';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/shared/ui/field-parts';
import { ImageUp } from '@/components/shared/ui/icons';
import { FileButton } from '@/components/shared/uploads/file-button';
import { PictureTile } from '@/components/shared/uploads/picture-tile';
import { useDrop } from '@/components/shared/uploads/use-drop';
import type { PicturesField } from '@/components/shared/uploads/use-pictures';
import { useTexts } from '@/lib/shared/texts/use-texts';

function fileNameOf(url: string): string {
  const name = url.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const DROP_ZONE =
  'grid justify-items-center gap-2 rounded-md border-2 border-dashed border-line-strong bg-sunken px-4 py-6 text-center data-invalid:border-danger data-invalid:shadow-invalid data-over:border-primary data-over:bg-soft';

export function EventPictureField({
  field,
  error,
}: {
  field: PicturesField;
  error?: string | undefined;
}) {
  const t = useTexts('events.picture');
  const drop = useDrop(field.add);
  const [picture] = field.pictures;
  const fileButton = (text: string, label: string) => (
    <FileButton
      id="imageUrl"
      className={buttonVariants({ look: 'secondary', size: 'small' })}
      label={label}
      describedBy={error ? 'imageUrl-error' : undefined}
      isInvalid={Boolean(error)}
      onFiles={field.add}
    >
      <ImageUp />
      {text}
    </FileButton>
  );
  return (
    <div className={fieldVariants()}>
      <span className={labelVariants()}>{t('label')}</span>
      {picture ? (
        <div {...drop.handlers} className="[&>[data-state]:not([data-state=failed])]:aspect-video">
          <PictureTile
            picture={picture}
            name={t('label')}
            look="wide"
            inputId="imageUrl"
            onRetry={() => field.retry(picture.id)}
          />
          <ChosenPicture field={field} picture={picture}>
            {fileButton(t('replace'), t('replaceLabel'))}
          </ChosenPicture>
        </div>
      ) : (
        <div
          {...drop.handlers}
          className={DROP_ZONE}
          data-drop-zone
          data-invalid={error ? '' : undefined}
          data-over={drop.isOver ? '' : undefined}
        >
          <p>
            <b className="block">{t('heading')}</b>
            <span className="text-sm text-muted">
              {t('help')} <span className="max-lg:hidden">{t('dropHelp')}</span>
            </span>
          </p>
          {fileButton(t('choose'), t('chooseLabel'))}
        </div>
      )}
      <FieldError id="imageUrl-error" message={error} />
    </div>
  );
}

interface ChosenPictureProps {
  field: PicturesField;
  picture: PicturesField['pictures'][number];
  children: ReactNode;
}

function ChosenPicture({ field, picture, children }: ChosenPictureProps) {
  const t = useTexts('events.picture');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-3">
      <p className="min-w-16 flex-1 text-sm text-muted wrap-anywhere" dir="auto">
        {picture.state === 'uploading' ? t('uploading') : fileNameOf(picture.url)}
      </p>
      <div className="flex items-center gap-2">
        {children}
        <Button
          look="ghost"
          size="small"
          aria-label={t('removeLabel')}
          onClick={() => {
            field.remove(picture.id);
            // The focused button is gone.
            setTimeout(() => document.getElementById('imageUrl')?.focus());
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
