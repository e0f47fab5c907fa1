import { useTexts } from '#texts';
import { ImageIcon } from '@/components/ui/icons';

interface NoPictureProps {
  /** "No image" unless given; "" inside a link or button, whose name must contain its visible text. */
  text?: string;
}

/**
 * Stands where a picture would be. After an `<img>` it stays hidden until `BrokenPictures` finds that
 * the picture does not load; until then `base.css` covers the browser's icon for broken pictures.
 */
export function NoPicture({ text }: NoPictureProps) {
  const t = useTexts('ui.picture');
  const shown = text ?? t('none');
  return (
    <div
      className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-sunken text-subtle"
      data-no-picture
    >
      <ImageIcon />
      {shown ? <span className="text-xs">{shown}</span> : null}
    </div>
  );
}
