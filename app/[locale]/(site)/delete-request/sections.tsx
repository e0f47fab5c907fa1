import { PageLink } from '@/components/links/page-link';
import { DeletionForm } from '@/components/site/deletion-form';
import type { LongFormSection } from '@/components/site/long-form';
import { cardVariants } from '@/components/ui/card';
import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

/** The deletion page, section by section (STAT-025 to STAT-027). */
export const deletionSections: LongFormSection[] = [
  {
    id: 'in-the-app',
    title: 'In the app',
    body: (
      <ol>
        <li>
          <span>Open {product.name} and sign in.</span>
        </li>
        <li>
          <span>
            Go to <b>Settings</b>, then <b>Account</b>.
          </span>
        </li>
        <li>
          <span>
            Choose <b>Delete account</b> and confirm.
          </span>
        </li>
      </ol>
    ),
  },
  {
    id: 'what-happens',
    title: 'What happens',
    body: (
      <ul>
        <li>
          <span>Your profile, your listings and your posts are removed.</span>
        </li>
        <li>
          <span>Appointments that are still to come are cancelled.</span>
        </li>
        <li>
          <span>Copies in our backups are kept up to 30 days, then overwritten.</span>
        </li>
        <li>
          <span>
            What the law makes us keep, such as records for tax, stays as long as it says. The{' '}
            <PageLink href={paths.privacyPolicy}>privacy policy</PageLink> tells what that is.
          </span>
        </li>
      </ul>
    ),
  },
  {
    id: 'the-process',
    title: 'The process',
    body: (
      <p>
        We write to the address you give, to be sure that the request comes from you. From the day
        you ask, we process it within 30 days. One message tells you when it is done.
      </p>
    ),
  },
  {
    id: 'request-form',
    title: 'Request form',
    body: (
      <>
        <p>
          You can also write to{' '}
          <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a> from the address of
          your account.
        </p>
        <div
          className={cardVariants({ padding: 'none', className: 'p-[clamp(1.25rem,3vw,2rem)]' })}
        >
          <DeletionForm />
        </div>
      </>
    ),
  },
];
