import { Art } from '@/components/ui/art';
import { headingVariants } from '@/components/ui/heading';

/** In place of a list of services that is empty. */
export function NoItems() {
  return (
    <section className="card empty">
      <Art name="empty" width={192} height={148} />
      <h2 className={headingVariants({ size: 'small' })}>No services available</h2>
      <p className="text-muted">This provider has not added any services yet.</p>
    </section>
  );
}
