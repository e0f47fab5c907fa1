import { cva } from 'class-variance-authority';
import { PageLink } from '@/components/links/page-link';
import { paths } from '@/lib/url/paths';

const RIGHTS = [
  ['Access', 'Get a copy of what we hold about you, and an account of what we do with it.', null],
  ['Correction', 'Have what is wrong or missing put right.', null],
  ['Deletion', 'Have your account and its data removed.', paths.deleteRequest],
  ['Restriction', 'Have us keep your data but stop using it while a question is open.', null],
  ['Portability', 'Take what you gave us to another service, in a form that machines read.', null],
  ['Objection', 'Tell us to stop a use that rests on our own interest.', null],
  ['Withdrawal', 'Take back a consent. What happened before stays lawful.', null],
] as const;

/** On phones the cells of a row stand one below the other. */
const cellLook = cva(
  'py-3 pr-4 pl-0 text-start align-top max-sm:block max-sm:border-0 max-sm:p-0',
  {
    variants: { border: { head: 'border-b-2 border-text', body: 'border-b border-line' } },
    defaultVariants: { border: 'body' },
  },
);

/** The rights of people whose data we hold, under chapter III of the GDPR. */
export function RightsTable() {
  return (
    <table className="w-full border-collapse text-sm">
      <thead className="max-sm:sr-only">
        <tr>
          {['Right', 'What it means', 'How to use it'].map((title) => (
            <th className={cellLook({ border: 'head' })} key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map(([right, meaning, page]) => (
          <tr className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-3" key={right}>
            <th className={cellLook({ className: 'font-semibold' })} scope="row">
              {right}
            </th>
            <td className={cellLook()}>{meaning}</td>
            <td className={cellLook({ className: 'max-sm:text-muted' })}>
              {page ? (
                <PageLink href={page}>Account deletion request</PageLink>
              ) : (
                'Write to support'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
