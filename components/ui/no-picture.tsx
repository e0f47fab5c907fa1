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
    <div
      className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-sunken text-subtle"
      data-no-picture
    >
      <ImageIcon />
      {text ? <span className="text-xs">{text}</span> : null}
    </div>
  );
}
