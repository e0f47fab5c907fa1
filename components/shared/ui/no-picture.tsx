import { useTexts } from '@/lib/shared/texts/use-texts';

interface NoPictureProps {
  /** "No image" by default; "" inside a link or button, whose name it would join. */
  text?: string;
}

/**
 * Hidden after an `<img>` until `BrokenPictures` finds a failure; until then `base.css` covers the
 * browser's icon.
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
