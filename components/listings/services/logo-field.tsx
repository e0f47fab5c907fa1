import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/shared/ui/button';
import { FieldError } from '@/components/shared/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/shared/ui/field-parts';
import { ImageUp } from '@/components/shared/ui/icons';
import { FileButton } from '@/components/shared/uploads/file-button';
import { PictureTile } from '@/components/shared/uploads/picture-tile';
import { useDrop } from '@/components/shared/uploads/use-drop';
import type { PicturesField } from '@/components/shared/uploads/use-pictures';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface LogoFieldProps {
  field: PicturesField;
  error: string | undefined;
}

export function LogoField({ field, error }: LogoFieldProps) {
  const t = useTexts('services.logo');
  const [logo] = field.pictures;
  return (
    <div className={fieldVariants()}>
      <span className={labelVariants()}>{t('label')}</span>
      <DropZone isInvalid={Boolean(error)} onFiles={field.add}>
        {logo ? (
          <div className="w-36">
            <PictureTile
              picture={logo}
              name={t('label')}
              look="logo"
              inputId="profileImageUrl"
              onRetry={() => field.retry(logo.id)}
            />
          </div>
        ) : (
          <>
            <ImageUp className="text-muted" />
            <p>
              <b>{t('heading')}</b>
              <br />
              <span className="text-sm text-muted">{t('hint')}</span>
            </p>
          </>
        )}
        <FileButton
          id="profileImageUrl"
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          label={t(logo ? 'chooseAnotherLabel' : 'chooseLabel')}
          describedBy={error ? 'profileImageUrl-error' : undefined}
          isInvalid={Boolean(error)}
          onFiles={field.add}
        >
          {t(logo ? 'chooseAnother' : 'choose')}
        </FileButton>
      </DropZone>
      <FieldError id="profileImageUrl-error" message={error} />
    </div>
  );
}

const dropZoneVariants = cva(
  'grid justify-items-center gap-2 rounded-md border-2 border-dashed px-4 py-6 text-center',
  {
    variants: {
      look: {
        plain: 'border-line-strong bg-sunken',
        invalid: 'border-danger bg-sunken shadow-invalid',
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

function DropZone({ isInvalid, onFiles, children }: DropZoneProps) {
  const { isOver, handlers } = useDrop(onFiles);
  const look = isOver ? 'over' : isInvalid ? 'invalid' : 'plain';
  return (
    <div {...handlers} className={dropZoneVariants({ look })} data-drop-zone>
      {children}
    </div>
  );
}
