import type { ReactNode } from 'react';
import { Button } from '@/components/shared/ui/button';
import { CircleAlert, RotateCw } from '@/components/shared/ui/icons';
import { NoPicture } from '@/components/shared/ui/no-picture';
import { useTexts } from '@/lib/shared/texts/use-texts';
import type { Picture } from './pictures';

const LOOKS = {
  logo: { tile: 'aspect-square', failure: 'pt-3' },
  photo: { tile: 'aspect-square', failure: 'pt-11' },
  wide: { tile: 'aspect-video', failure: 'pt-11' },
} as const;

interface PictureTileProps {
  picture: Picture;
  name: string;
  look: keyof typeof LOOKS;
  inputId: string;
  onRetry: () => void;
  children?: ReactNode;
}

export function PictureTile({ picture, name, look, ...tile }: PictureTileProps) {
  const { state, message, mayRetry } = picture;
  const t = useTexts('uploads.tile');
  return (
    <div
      className={`group relative overflow-hidden rounded-md bg-sunken data-[state=failed]:aspect-auto data-[state=failed]:min-h-27 data-[state=failed]:shadow-[inset_0_0_0_2px_var(--color-danger)] ${LOOKS[look].tile}`}
      data-state={state}
    >
      <img
        src={picture.preview}
        alt={name}
        // Covers the browser's icon for broken pictures.
        className="size-full object-cover group-data-[state=failed]:hidden group-data-[state=uploading]:opacity-45 after:absolute after:inset-0 after:bg-sunken"
      />
      {state === 'done' ? <NoPicture /> : null}
      {state === 'uploading' ? <UploadProgress name={name} part={picture.progress} /> : null}
      {state === 'failed' ? (
        <div
          className={`grid justify-items-start gap-2 px-2 pb-2 text-danger ${LOOKS[look].failure}`}
          role="alert"
        >
          <p className="text-xs">
            <CircleAlert />
            {message}
          </p>
          {mayRetry ? (
            <Button
              look="secondary"
              size="small"
              full
              className="px-1!"
              onClick={() => {
                document.getElementById(tile.inputId)?.focus({ preventScroll: true });
                tile.onRetry();
              }}
              aria-label={t('retryNamed', { name })}
            >
              <RotateCw />
              {t('retry')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {tile.children}
    </div>
  );
}

function UploadProgress({ name, part }: { name: string; part: number }) {
  const t = useTexts('uploads.tile');
  const percent = Math.round(part * 100);
  return (
    <progress
      className="absolute inset-x-2.5 bottom-2.5 h-2.5 w-[calc(100%-1.25rem)] appearance-none overflow-hidden rounded-pill border-1.5 border-line-strong bg-surface [&::-moz-progress-bar]:rounded-pill [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-primary"
      max={100}
      value={percent}
      aria-label={t('uploading', { name })}
    >
      {t('percent', { percent })}
    </progress>
  );
}
