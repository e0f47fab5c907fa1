import { Check, TicketPercent, Wallet } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { headingVariants } from '@/components/ui/heading';
import { optionRowVariants } from '@/components/ui/option-row';
import { CANCELLATION_POLICY } from './state';

/** How it is paid: there is one way, and no discount codes yet. */
export function ReviewPayment() {
  return (
    <section className="block-section">
      <h2 className={headingVariants({ size: 'medium' })}>Payment method</h2>
      <div className={optionRowVariants({ look: 'chosen', className: 'cursor-default' })}>
        <span className="grid size-6 flex-none place-items-center rounded-full border-2 border-primary bg-primary text-on-primary">
          <Check className="size-4 stroke-[3.2]" aria-label="Chosen" />
        </span>
        <span className="min-w-0 flex-1">
          <b className="font-semibold">Pay at venue</b>
          <br />
          <span className="text-sm text-muted">Settle on arrival</span>
        </span>
        <Wallet />
      </div>
      <Button look="secondary" size="small" className="justify-self-start" disabled>
        <TicketPercent />
        Discount code
      </Button>
    </section>
  );
}

/** Until when one may cancel. */
export function ReviewPolicy() {
  return (
    <section className="block-section">
      <h2 className={headingVariants({ size: 'medium' })}>Cancellation policy</h2>
      <p className="text-muted">{CANCELLATION_POLICY}</p>
    </section>
  );
}
