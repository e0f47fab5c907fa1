import { useTexts } from '@/lib/texts/use-texts';

interface NoPictureProps {
  /** "No image" by default; "" inside a link or button, whose name contains its visible text. */
  text?: string;
}

/**
 * After an `<img>` it stays hidden until `BrokenPictures` finds that the picture failed; until then
 * `base.css` covers the browser's icon.
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
