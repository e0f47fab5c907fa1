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

/** The rights of people whose data we hold, under chapter III of the GDPR. */
export function RightsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Right</th>
          <th scope="col">What it means</th>
          <th scope="col">How to use it</th>
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map(([right, meaning, page]) => (
          <tr key={right}>
            <th scope="row">{right}</th>
            <td>{meaning}</td>
            <td>{page ? <a href={page}>Account deletion request</a> : 'Write to support'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
