import { cva } from 'class-variance-authority';

/** Stands where something will be; its size comes as a class. */
const skeletonVariants = cva('animate-fade rounded-xs bg-skeleton');

export function Skeleton({ className }: { className: string }) {
  return <div className={skeletonVariants({ className })} />;
}
