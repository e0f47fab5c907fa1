import { cva } from 'class-variance-authority';
import { NoPicture } from '@/components/shared/ui/no-picture';

const fieldVariants = cva('relative overflow-hidden bg-sunken', {
  variants: {
    isLead: {
      true: 'aspect-video rounded-lg md:rounded-xl',
      false: 'aspect-square rounded-md md:aspect-[3/2]',
    },
    isLoading: { true: 'animate-fade', false: '' },
  },
  defaultVariants: { isLoading: false },
});

interface NewsThumbnailProps {
  url: string;
  isLead: boolean;
}

export function NewsThumbnail({ url, isLead }: NewsThumbnailProps) {
  return (
    <div className={fieldVariants({ isLead })}>
      {url ? (
        <img
          className="relative size-full object-cover object-[50%_33%]"
          src={url}
          alt=""
          width={640}
          height={360}
          decoding="async"
          {...(isLead ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : null}
      <NoPicture />
    </div>
  );
}

export function LoadingThumbnail({ isLead }: { isLead: boolean }) {
  return <div className={fieldVariants({ isLead, isLoading: true })} />;
}
