import { cva } from 'class-variance-authority';
import { slateFilePath } from '@/lib/shared/url/slate-url';

const pictureVariants = cva(
  'relative grid flex-none place-items-center overflow-hidden rounded-full bg-highlight font-bold text-on-highlight',
  { variants: { size: { small: 'size-10', medium: 'size-14' } } },
);

interface AuthorPictureProps {
  slateId: string;
  name: string;
  hasPicture: boolean;
  size: 'small' | 'medium';
  loading?: 'lazy';
}

export function AuthorPicture({ slateId, name, hasPicture, size, loading }: AuthorPictureProps) {
  const initial = [...name][0]?.toUpperCase() ?? '';
  return (
    <div className={pictureVariants({ size })}>
      <span aria-hidden="true">{initial}</span>
      {hasPicture ? (
        <img
          // Browsers draw `after` only over a picture that does not load.
          className="absolute inset-0 size-full object-cover after:absolute after:inset-0 after:grid after:place-items-center after:bg-highlight after:text-xl after:content-[attr(data-initial)]"
          src={slateFilePath(slateId, 'avatar')}
          alt=""
          data-initial={initial}
          width={112}
          height={112}
          loading={loading}
          decoding="async"
        />
      ) : null}
    </div>
  );
}
