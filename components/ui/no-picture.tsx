import { useTexts } from '#texts';

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
    <div className="no-picture" data-no-picture="">
      {shown ? <span className="text-xs">{shown}</span> : null}
    </div>
  );
}
