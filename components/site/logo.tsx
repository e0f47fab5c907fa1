import { product } from '@/lib/product';
import { paths } from '@/lib/url/paths';

/**
 * The mark and the product's name, leading home. On a dark ground the bowl is marigold.
 * A plain link, as in all of the chrome: a page loaded anew brings its own content policy, while
 * one that the router swaps in would show a stranger's words under the policy of the page before.
 */
export function Logo({ onDark }: { onDark?: boolean }) {
  return (
    <a className="logo" href={paths.home} aria-label={`${product.name} home`}>
      <svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">
        <path
          fill="currentColor"
          d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"
        />
        <path
          fill={onDark ? 'var(--brand-marigold)' : 'var(--logo-bowl, var(--brand-hibiscus))'}
          d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z"
        />
      </svg>
      <span>{product.name}</span>
    </a>
  );
}
