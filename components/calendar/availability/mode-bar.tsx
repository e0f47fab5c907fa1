import { CalendarRange, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';

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
        <h2 className="h3 display" id="mode-title">
          Change Availability
        </h2>
        <p className="sm muted desk">
          Drag across slots, or hold Shift and press the arrow keys. Booked slots stay as they are.
        </p>
        <p className="sm muted mob">
          Tap slots, or press and slide. Booked slots stay as they are.
        </p>
      </div>
      <div className="row [--gap:.5rem]">
        <button type="button" className="btn secondary sm" onClick={onRange}>
          <CalendarRange className="i" />
          Choose a date range
        </button>
        <button type="button" className="btn secondary sm" onClick={onCopy}>
          <Copy className="i" />
          Copy this week
        </button>
        <button type="button" className="btn ghost sm" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}
