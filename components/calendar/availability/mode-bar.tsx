import { CalendarRange, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';

interface ModeBarProps {
  onRange: () => void;
  onCopy: () => void;
  onClose: () => void;
}

/** Names the Change Availability mode, and holds what goes beyond single slots. */
export function ModeBar({ onRange, onCopy, onClose }: ModeBarProps) {
  const bar = useRef<HTMLElement>(null);
  // The button that opened the mode is gone.
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <section className="modebar" aria-labelledby="mode-title" ref={bar} tabIndex={-1}>
      <div>
        <h2 className={headingVariants({ size: 'small' })} id="mode-title">
          Change Availability
        </h2>
        <p className="text-sm text-muted max-lg:hidden">
          Drag across slots, or hold Shift and press the arrow keys. Booked slots stay as they are.
        </p>
        <p className="text-sm text-muted lg:hidden">
          Tap slots, or press and slide. Booked slots stay as they are.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="small" onClick={onRange}>
          <CalendarRange />
          Choose a date range
        </Button>
        <Button look="secondary" size="small" onClick={onCopy}>
          <Copy />
          Copy this week
        </Button>
        <Button look="ghost" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
