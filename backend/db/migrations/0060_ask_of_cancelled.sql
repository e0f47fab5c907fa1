-- Visits that were cancelled once they had begun are asked about, too (backend/reviews/keep-reviews.ts).
CREATE INDEX bookings_to_ask_of_cancelled ON bookings (upper(during))
  WHERE review_asked_at IS NULL AND status = 'cancelled' AND cancelled_at >= lower(during)
    AND NOT by_provider AND customer_email IS NOT NULL;
