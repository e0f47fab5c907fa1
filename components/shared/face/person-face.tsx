import { cva } from 'class-variance-authority';

export interface Pictured {
  name: string;
  pictureUrl: string | null;
}

const faceVariants = cva(
  'relative grid flex-none place-items-center overflow-hidden rounded-full border-1.5 border-surface bg-sunken font-semibold text-text',
  { variants: { size: { small: 'size-8 text-sm', normal: 'size-11', large: 'size-16 text-lg' } } },
);

interface PersonFaceProps {
  person: Pictured;
  size?: 'small' | 'normal' | 'large';
}

/** A circle, unlike a business. Without a picture, the first letter. */
export function PersonFace({ person, size = 'normal' }: PersonFaceProps) {
  const { name, pictureUrl } = person;
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span className={faceVariants({ size })}>
      <span aria-hidden="true">{initial}</span>
      {pictureUrl ? (
        <img
          // Browsers draw `after` only over a picture that does not load.
          className="absolute inset-0 size-full object-cover after:absolute after:inset-0 after:grid after:place-items-center after:bg-sunken after:content-[attr(data-initial)]"
          src={pictureUrl}
          alt=""
          data-initial={initial}
          width={128}
          height={128}
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  );
}
