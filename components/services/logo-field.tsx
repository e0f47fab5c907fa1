import { ImageUp } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { FileButton } from '@/components/uploads/file-button';
import { PictureTile } from '@/components/uploads/picture-tile';
import { useDrop } from '@/components/uploads/use-drop';
import type { PicturesField } from '@/components/uploads/use-pictures';

interface LogoFieldProps {
  field: PicturesField;
  error: string | undefined;
}

/** The one picture that stands for a service. Another choice takes its place. */
export function LogoField({ field, error }: LogoFieldProps) {
  const drop = useDrop(field.add);
  const [logo] = field.pictures;
  const button = (label: string) => (
    <FileButton
      id="profileImageUrl"
      className={buttonVariants({ look: 'secondary', size: 'small' })}
      label={`Logo: ${label.toLowerCase()}`}
      describedBy={error ? 'profileImageUrl-error' : undefined}
      isInvalid={Boolean(error)}
      onFiles={field.add}
    >
      {label}
    </FileButton>
  );
  return (
    <div className={fieldVariants()}>
      <span className={labelVariants()}>Logo</span>
      <div
        {...drop.handlers}
        className={['drop', error ? 'bad' : '', drop.isOver ? 'over' : ''].join(' ').trim()}
      >
        {logo ? (
          <>
            <div className="logo-tile">
              <PictureTile picture={logo} name="Logo" onRetry={() => field.retry(logo.id)} />
            </div>
            {button('Choose another file')}
          </>
        ) : (
          <>
            <ImageUp className="text-muted" />
            <p>
              <b>Upload your logo</b>
              <br />
              <span className="text-sm text-muted">Image file, square works best</span>
            </p>
            {button('Choose a file')}
          </>
        )}
      </div>
      <FieldError id="profileImageUrl-error" message={error} />
    </div>
  );
}
