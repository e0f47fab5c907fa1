import { Check, TicketPercent, Wallet } from 'lucide-react';
import { CANCELLATION_POLICY } from './state';

/** How it is paid: there is one way, and no discount codes yet. */
export function ReviewPayment() {
  return (
    <section className="block-section">
      <h2 className="display h2">Payment method</h2>
      <div className="opt-row on cursor-default">
        <span className="box round on">
          <Check className="i" aria-label="Chosen" />
        </span>
        <span className="grow">
          <b className="font-semibold">Pay at venue</b>
          <br />
          <span className="sm muted">Settle on arrival</span>
        </span>
        <Wallet className="i" />
      </div>
      <button type="button" className="btn secondary sm justify-self-start" disabled>
        <TicketPercent className="i" />
        Discount code
      </button>
    </section>
  );
}

/** Until when one may cancel. */
export function ReviewPolicy() {
  return (
    <section className="block-section">
      <h2 className="display h2">Cancellation policy</h2>
      <p className="muted">{CANCELLATION_POLICY}</p>
    </section>
  );
}
