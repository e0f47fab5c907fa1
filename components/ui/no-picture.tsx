import { ImageIcon } from 'lucide-react';

interface NoPictureProps {
  /** "" inside a link or button, whose name has to hold all that is written on it. */
  text?: string;
}

/**
 * In place of a picture: alone where there is none; after an `<img>` it shows once that one is known
 * not to load. Until scripts know it, the style sheet covers the browser's broken icon.
 */
export function NoPicture({ text = 'No image' }: NoPictureProps) {
  return (
    <div className="ph" data-no-picture>
      <ImageIcon className="i" />
      {text ? <span className="xs">{text}</span> : null}
    </div>
  );
}
