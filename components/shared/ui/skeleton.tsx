import { cva } from 'class-variance-authority';

const skeletonVariants = cva('animate-fade rounded-xs bg-skeleton');

export function Skeleton({ className }: { className: string }) {
  return <div className={skeletonVariants({ className })} />;
}
