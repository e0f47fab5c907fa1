import { formatEuro } from '@/lib/domain/money';

/** The price and when it is paid: nothing now, all of it at the venue (REV-019, REV-020). */
export function ReviewPrices({ totalMinor }: { totalMinor: number }) {
  const total = formatEuro(totalMinor);
  return (
    <div className="flex flex-col gap-2">
      <p className="sum-line">
        <span>Subtotal</span>
        <span>{total}</span>
      </p>
      <p className="sum-line text-lg/7 font-bold">
        <span>Total</span>
        <span>{total}</span>
      </p>
      <hr className="hr" />
      <p className="sum-line">
        <span>Pay now</span>
        <span>{formatEuro(0)}</span>
      </p>
      <p className="sum-line font-semibold">
        <span>Pay at venue</span>
        <span>{total}</span>
      </p>
    </div>
  );
}
