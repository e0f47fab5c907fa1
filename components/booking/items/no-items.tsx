import { Art } from '@/components/ui/art';

/** In place of a list of services that is empty. */
export function NoItems() {
  return (
    <section className="card empty">
      <Art name="empty" width={192} height={148} />
      <h2 className="display h3">No services available</h2>
      <p className="muted">This provider has not added any services yet.</p>
    </section>
  );
}
