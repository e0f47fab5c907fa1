import { NoPicture } from '@/components/shared/ui/no-picture';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { GalleryLightbox } from './gallery-lightbox';
import type { Picture } from './lightbox';
import { tileLook } from './tile-look';

interface GalleryProps {
  name: string;
  pictures: readonly Picture[];
}

export function Gallery({ name, pictures }: GalleryProps) {
  const t = useTexts('profile.gallery');
  const count = pictures.length;
  return (
    <GalleryLightbox name={name}>
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {pictures.map(({ url }, index) => (
          <li className={tileLook(index, count).item || undefined} key={url}>
            <a
              className={`group relative block size-full cursor-zoom-in overflow-hidden rounded-md bg-sunken ${tileLook(index, count).link}`}
              href={url}
              aria-label={t('open', { number: index + 1, count })}
            >
              <img
                className="absolute inset-0 size-full object-cover object-[50%_33%] transition-[scale] duration-medium ease-out can-hover:group-hover:scale-103"
                src={url}
                alt=""
                loading="lazy"
              />
              <NoPicture text="" />
            </a>
          </li>
        ))}
      </ul>
    </GalleryLightbox>
  );
}
