import type { LongFormSection } from '@/components/site/long-form';
import { product } from '@/lib/product';

/** The provider terms, section by section (STAT-036 to STAT-043). */
export const termsSections: LongFormSection[] = [
  {
    id: 'integrity',
    title: 'Integrity',
    body: (
      <p>
        What you list is true: your name, your prices, your pictures, your qualifications and, where
        your trade needs one, your licence. You list services that you offer yourself or are
        entitled to offer, and you keep the listing up to date.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery responsibility',
    body: (
      <p>
        A booking is an agreement between you and the customer. You open your calendar only for
        times that you can keep, you deliver what was booked at the price that was shown, and you
        tell the customer at once if you cannot. Payment happens at the venue, between the two of
        you; {product.name} takes no part in it.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: (
      <>
        <p>
          We look into every complaint and ask you for your side of it. While we look, or if
          complaints repeat, we may suspend your account: your listings are hidden and no new
          bookings come in.
        </p>
        <p>
          If a complaint turns out to be grave and well founded, we remove the account. Removal is
          final: the account is not restored and you may not open another.
        </p>
      </>
    ),
  },
  {
    id: 'prohibited-conduct',
    title: 'Prohibited conduct',
    body: (
      <ul>
        <li>
          <span>Discrimination, harassment, threats or violence towards anyone.</span>
        </li>
        <li>
          <span>Anything against the law of Malta or of the place where the service happens.</span>
        </li>
        <li>
          <span>Misleading prices, invented reviews, or pictures that are not yours to use.</span>
        </li>
        <li>
          <span>Using customers’ contact details for anything but their appointment.</span>
        </li>
        <li>
          <span>Accounts in another person’s name, and attempts to get round a suspension.</span>
        </li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        You answer for your service and for what you publish. {product.name} answers for running the
        platform with reasonable care, not for what happens between you and a customer. Nothing here
        limits liability that the law does not let anyone limit.
      </p>
    ),
  },
  {
    id: 'amendments',
    title: 'Amendments',
    body: (
      <p>
        We may change these terms. You hear of a change by e-mail at least 15 days before it takes
        effect, and may close your account instead of accepting it.
      </p>
    ),
  },
  {
    id: 'acceptance',
    title: 'Acceptance',
    body: (
      <p>
        By ticking the box when you register you accept these terms. We record the moment you did.
        They hold as long as you have a provider account.
      </p>
    ),
  },
];
