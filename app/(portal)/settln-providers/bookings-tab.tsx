import { Art } from '@/components/ui/art';

/** What the provider's bookings will be. */
export function BookingsTab() {
  return (
    <section className="empty">
      <Art name="empty" width={192} height={148} />
      <h1 className="display h1">Coming Soon</h1>
      <p className="muted">Managing bookings is on its way.</p>
    </section>
  );
}
