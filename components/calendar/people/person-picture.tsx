import { useEffect, useId, useRef } from 'react';
import { Button, buttonVariants } from '@/components/shared/ui/button';
import { fieldVariants, labelVariants } from '@/components/shared/ui/field-parts';
import { FileButton } from '@/components/shared/uploads/file-button';
import { PictureTile } from '@/components/shared/uploads/picture-tile';
import { usePictures } from '@/components/shared/uploads/use-pictures';
import type { DraftPerson } from '@/lib/shared/domain/hours/draft-people';
import { useTexts } from '@/lib/shared/texts/use-texts';

interface PersonPictureProps {
  stored: string | null;
  onChange: (to: Pick<DraftPerson, 'upload'> & Partial<DraftPerson>) => void;
}

/** A picture is uploaded at once, but counts only once the people are saved. */
export function PersonPicture({ stored, onChange }: PersonPictureProps) {
  const t = useTexts('people.fields');
  const id = useId();
  const field = usePictures({
    kind: 'service',
    stored: stored === null ? [] : [stored],
    isSingle: true,
  });
  const [picture] = field.pictures;
  const state = picture?.state ?? 'done';
  const url = picture?.url ?? null;
  const reported = useRef({ state, url: stored });
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    const last = reported.current;
    if (state === last.state && (state !== 'done' || url === last.url)) return;
    reported.current = { state, url: state === 'done' ? url : last.url };
    report.current(state === 'done' ? { upload: 'none', pictureUrl: url } : { upload: state });
  }, [state, url]);
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
              inputId={id}
              onRetry={() => field.retry(picture.id)}
            />
          </div>
        ) : null}
        <FileButton
          id={id}
          className={buttonVariants({ look: 'secondary', size: 'small' })}
          label={t('choosePicture')}
          onFiles={field.add}
        >
          {t('choosePicture')}
        </FileButton>
        {picture ? (
          <Button look="ghost" size="small" onClick={() => field.remove(picture.id)}>
            {t('removePicture')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
