import { cva } from 'class-variance-authority';
import { useTexts } from '#texts';
import { GalleryLightbox } from './gallery-lightbox';
import type { Picture } from './lightbox';
import { tileLook } from './tile-look';

/** The list says how its links and pictures look, so that not each of them has to. */
const tilesVariants = cva([
  'grid grid-cols-2 gap-2 lg:grid-cols-4',
  '[&_a]:relative [&_a]:block [&_a]:size-full [&_a]:cursor-zoom-in [&_a]:overflow-hidden [&_a]:rounded-md [&_a]:bg-sunken',
  '[&_[data-no-picture]]:no-picture [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover [&_img]:object-[50%_33%] [&_img]:transition-[scale] [&_img]:duration-medium [&_img]:ease-out can-hover:[&_a:hover_img]:scale-103',
]);

interface GalleryProps {
  /** Whose pictures these are, for screen readers. */
  name: string;
  pictures: readonly Picture[];
}

/** The portfolio: links to the pictures, which open in a lightbox once scripts run. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useTexts('profile.gallery');
  const count = pictures.length;
  return (
    <GalleryLightbox name={name}>
      <ul className={tilesVariants()}>
        {pictures.map(({ url }, index) => (
          <li className={tileLook(index, count).item || undefined} key={url}>
            <a
              className={tileLook(index, count).link}
              href={url}
              aria-label={t('open', { number: index + 1, count })}
            >
              <img src={url} alt="" loading="lazy" />
              <div data-no-picture="" />
            </a>
          </li>
        ))}
      </ul>
    </GalleryLightbox>
  );
}
