import { ImageIcon } from 'lucide-react';

/**
 * In place of a picture: alone where there is none; after an `<img>` it shows once that one is known
 * not to load. Until scripts know it, the style sheet covers the browser's broken icon.
 */
export function NoPicture({ text = 'No image' }: { text?: string }) {
  return (
    <div className="ph" data-no-picture>
      <ImageIcon className="i" />
      <span className="xs">{text}</span>
    </div>
  );
}
