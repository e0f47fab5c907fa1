import { useEffect, useRef } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { fieldVariants, labelVariants } from '@/components/ui/field-parts';
import { FileButton } from '@/components/uploads/file-button';
import { PictureTile } from '@/components/uploads/picture-tile';
import { usePictures } from '@/components/uploads/use-pictures';
import { useTexts } from '@/lib/texts/use-texts';

interface PersonPictureProps {
  stored: string | null;
  onChange: (url: string | null) => void;
}

/** Uploaded at once; counts once the people are saved. */
export function PersonPicture({ stored, onChange }: PersonPictureProps) {
  const t = useTexts('people.fields');
  const field = usePictures({
    kind: 'service',
    stored: stored === null ? [] : [stored],
    isSingle: true,
  });
  const [picture] = field.pictures;
  const url = picture?.state === 'done' ? picture.url : null;
  const reported = useRef(stored);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    if (url === null || url === reported.current) return;
    reported.current = url;
    report.current(url);
  }, [url]);
  return (
    <div className={fieldVariants()}>
      <span className={labelVariants()}>{t('picture')}</span>
      <div className="flex flex-wrap items-center gap-3">
        {picture ? (
          <div className="w-24">
            <PictureTile
              picture={picture}
              name={t('picture')}
              look="logo"
              inputId="person-picture"
              onRetry={() => field.retry(picture.id)}
            />
          </div>
        ) : null}
        <FileButton
          id="person-picture"
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          label={t('choosePicture')}
          onFiles={field.add}
        >
          {t('choosePicture')}
        </FileButton>
        {picture ? (
          <Button
            look="ghost"
            size="small"
            onClick={() => {
              field.remove(picture.id);
              reported.current = null;
              onChange(null);
            }}
          >
            {t('removePicture')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
