import { CircleAlert } from 'lucide-react';
import { Art } from '@/components/ui/art';
import { HostError } from '@/lib/host/host-error';
import { listListings } from '@/lib/host/listings';
import { portalPath } from '@/lib/url/portal-url';

/** The listings of the signed-in provider. */
export async function ListingsTab({ userId }: { userId: string }) {
  const listings = await listListings(userId).catch((error: unknown) => {
    if (error instanceof HostError) return null;
    throw error;
  });
  return (
    <section className="stack py-6">
      <h1 className="display h1">Your listings</h1>
      {listings === null ? (
        <div className="note error" role="alert">
          <CircleAlert className="i" />
          <div>
            <p className="font-semibold">Failed to load your listings. Please try again.</p>
            <a className="btn secondary sm mt-4" href={portalPath('listings')}>
              Try Again
            </a>
          </div>
        </div>
      ) : null}
      {listings?.length === 0 ? (
        <div className="empty">
          <Art name="empty" width={192} height={148} />
          <p className="display h3">No listings yet</p>
        </div>
      ) : null}
      <ul className="stack">
        {listings?.map(({ id, name, status }) => (
          <li key={id} className="card row between">
            <span className="name" dir="auto">
              {name}
            </span>
            <span className="sm muted">{status}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
