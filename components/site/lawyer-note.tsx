import { Scale } from 'lucide-react';

/** Marks words that bind somebody and that a lawyer has yet to confirm. */
export function LawyerNote() {
  return (
    <p className="note wash">
      <Scale className="i" />
      <span>
        Written in plain language for a company in Malta. A lawyer has to confirm this section
        before it is relied on.
      </span>
    </p>
  );
}
