import { ImageUp } from 'lucide-react';
import { FieldError } from '@/components/ui/field-error';
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
      className="btn secondary sm"
      label={`Logo: ${label.toLowerCase()}`}
      describedBy={error ? 'profileImageUrl-error' : undefined}
      isInvalid={Boolean(error)}
      onFiles={field.add}
    >
      {label}
    </FileButton>
  );
  return (
    <div className="field">
      <span className="label">Logo</span>
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
            <ImageUp className="i text-muted" />
            <p>
              <b>Upload your logo</b>
              <br />
              <span className="sm muted">Image file, square works best</span>
            </p>
            {button('Choose a file')}
          </>
        )}
      </div>
      <FieldError id="profileImageUrl-error" message={error} />
    </div>
  );
}
