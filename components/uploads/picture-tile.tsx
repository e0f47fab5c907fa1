import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { NoPicture } from '@/components/ui/no-picture';
import type { Picture } from './pictures';

interface PictureTileProps {
  picture: Picture;
  /** "Logo", "Photo 2". */
  name: string;
  onRetry: () => void;
  /** What can be done with it besides. */
  children?: ReactNode;
}

/** A chosen picture: its preview, how far its upload is, and what went wrong with it. */
export function PictureTile({ picture, name, onRetry, children }: PictureTileProps) {
  const percent = Math.round(picture.progress * 100);
  return (
    <div className="photo" data-state={picture.state}>
      <img src={picture.preview} alt={name} className="pic object-cover" />
      {picture.state === 'done' ? <NoPicture /> : null}
      {picture.state === 'uploading' ? (
        <progress className="progress" max={100} value={percent} aria-label={`${name}: uploading`}>
          {percent}%
        </progress>
      ) : null}
      {picture.state === 'failed' ? (
        <div className="photo-failed" role="alert">
          <p className="text-xs">
            <CircleAlert />
            {picture.message}
          </p>
          {picture.mayRetry ? (
            <Button look="secondary" size="small" onClick={onRetry} aria-label={`Retry ${name}`}>
              <RotateCw />
              Retry
            </Button>
          ) : null}
        </div>
      ) : null}
      {children}
    </div>
  );
}
