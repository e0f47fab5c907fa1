import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Art } from '@/components/shared/ui/art';
import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';

const groundVariants = cva('', {
  variants: { look: { hero: 'bg-hero text-on-hero', calm: 'bg-wash text-text' } },
});

const artVariants = cva('self-end', {
  variants: { look: { hero: '', calm: 'relative -mb-12' } },
});

const leadVariants = cva('max-w-short text-lg/7', {
  variants: { look: { hero: '', calm: 'text-muted' } },
});

interface WideStateProps {
  look: 'hero' | 'calm';
  title: string;
  lead: string;
  art: 'error' | 'not-found';
  actions: ReactNode;
  id?: string;
  isAlert?: boolean;
  children?: ReactNode;
}

export function WideState({ look, title, lead, art, actions, id, ...rest }: WideStateProps) {
  return (
    <main
      className={groundVariants({ look, className: 'focus:outline-none' })}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <div
        className={pageVariants({
          className:
            'grid gap-8 pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-12 lg:pt-12',
        })}
      >
        <div
          className="grid content-center justify-items-start gap-4 lg:pb-16"
          role={rest.isAlert ? 'alert' : undefined}
        >
          <h1 className={headingVariants({ size: 'hero' })}>{title}</h1>
          <p className={leadVariants({ look })}>{lead}</p>
          <div className="flex flex-wrap items-center gap-3 pt-2">{actions}</div>
          {rest.children}
        </div>
        <div className={artVariants({ look })}>
          <Art name={art} className="h-auto w-full" />
        </div>
      </div>
    </main>
  );
}
