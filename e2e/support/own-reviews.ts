import { query } from './own-review';
import type { Product } from './product';

/** A published review. By default it is an ordinary one of five stars. */
export interface Written {
  stars?: number;
  text?: string;
  lang?: string;
  author?: string;
  reply?: string;
}

let next = 0;

/** Publishes reviews of different people, the first of them last, so that it is the newest. */
export async function publishReviews(
  product: Product,
  calendarId: string,
  written: readonly Written[],
): Promise<void> {
  for (const [index, review] of written.entries()) {
    next += 1;
    const { stars = 5, text = '', lang = 'en', author = 'Maria G.', reply = '' } = review;
    await query(
      product,
      `INSERT INTO reviews (account_id, booking_id, writer, stars, text, lang, author, item_name,
         visited_at, status, written_at, publish_at, published_at, reply, replied_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'Coffee ceremony', now() - interval '40 days', 'published',
         now() - interval '2 days', now() - interval '1 day',
         now() - make_interval(hours => $8), $9, CASE WHEN $9 <> '' THEN now() END)`,
      [
        calendarId,
        1_000_000 + next,
        Buffer.from(crypto.randomUUID()),
        stars,
        text,
        lang,
        author,
        index + 1,
        reply,
      ],
    );
  }
}
