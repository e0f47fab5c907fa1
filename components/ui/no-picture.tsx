import { ImageIcon } from 'lucide-react';

/**
 * In place of a picture: alone where there is none; after an `<img>` it shows once that one is known
 * not to load. The picture then needs an empty `alt`, so that no browser draws its broken icon while
 * there are no scripts to know it.
 */
export function NoPicture({ text = 'No image' }: { text?: string }) {
  return (
    <div className="ph" data-no-picture>
      <ImageIcon className="i" />
      <span className="xs">{text}</span>
    </div>
  );
}
