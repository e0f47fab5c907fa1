import { cva } from 'class-variance-authority';

/** Plain HTML to read: paragraphs, lists and steps in sections, without a class of their own. */
export const proseVariants = cva([
  'max-w-measure [&_h2]:scroll-mt-6 [&_:is(p,li)]:leading-[1.6875rem]',
  '[&>*+*]:mt-4 [&>section+section]:mt-12 [&_section>*+*]:mt-4',
  '[&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-3 [&_li]:grid [&_li]:gap-3',
  // A dot of its own: the browser's would stand outside of the measure.
  '[&_ul_li]:grid-cols-[0.75rem_minmax(0,1fr)]',
  "[&_ul_li]:before:ms-0.5 [&_ul_li]:before:mt-2.5 [&_ul_li]:before:size-[0.4375rem] [&_ul_li]:before:rounded-full [&_ul_li]:before:bg-muted [&_ul_li]:before:content-['']",
  '[&_ol]:[counter-reset:step] [&_ol_li]:grid-cols-[2rem_minmax(0,1fr)] [&_ol_li]:[counter-increment:step]',
  '[&_ol_li]:before:-mt-0.5 [&_ol_li]:before:grid [&_ol_li]:before:size-8 [&_ol_li]:before:place-items-center [&_ol_li]:before:rounded-full [&_ol_li]:before:border-1.5 [&_ol_li]:before:border-line-strong [&_ol_li]:before:text-[length:var(--text-sm)] [&_ol_li]:before:font-semibold [&_ol_li]:before:content-[counter(step)]',
]);
