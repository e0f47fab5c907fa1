import { headingVariants } from '@/components/shared/ui/heading';
import { pageVariants } from '@/components/shared/ui/page';
import type { Statement } from '@/lib/shared/contract/moderation';
import { StatementsNote } from './statements-note';

interface SuspendedFormProps {
  /** The title of the form in whose place this stands. */
  title: string;
  suspension: Statement;
}

/** While an account is suspended nobody looks at what it lists. */
export function SuspendedForm({ title, suspension }: SuspendedFormProps) {
  return (
    <main className={pageVariants({ className: 'flex flex-col gap-6 py-10' })}>
      <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
      <StatementsNote statements={[suspension]} className="max-w-2xl" />
    </main>
  );
}
