import { checkboxVariants } from '@/components/shared/ui/checkbox';
import { optionRowVariants } from '@/components/shared/ui/option-row';
import type { StaffItem } from '@/lib/shared/contract/staff';
import type { StaffAction } from '@/lib/shared/domain/staff/room';
import { useTexts } from '@/lib/shared/texts/use-texts';
import { Kbd } from './keys-list';

interface ActionChoiceProps {
  item: StaffItem;
  chosen: StaffAction | '';
  problem: string | undefined;
  onChoose: (action: StaffAction) => void;
}

export function ActionChoice({ item, chosen, problem, onChoose }: ActionChoiceProps) {
  const t = useTexts('staff.decide');
  const actions = useTexts('staff.actions');
  return (
    <fieldset className="grid gap-2" aria-describedby={problem && 'action-problem'}>
      <legend className="sr-only">{t('action')}</legend>
      {item.actions.map((one) => (
        <label key={one} className={optionRowVariants()}>
          <input
            type="radio"
            name="action"
            value={one}
            className={checkboxVariants({ shape: 'round' })}
            checked={chosen === one}
            onChange={() => onChoose(one)}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{actions(one)}</span>
            <span className="block text-sm text-muted">
              <Consequence item={item} action={one} />
            </span>
          </span>
          <KeyOf action={one} item={item} />
        </label>
      ))}
      {problem ? (
        <p id="action-problem" className="text-sm font-semibold text-danger" role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Whether the notice's sender is told of the decision, and not the owner. */
export const answersNotice = ({ appeal }: StaffItem, action: StaffAction | '') =>
  action === 'keep' ||
  ((action === 'stays' || action === 'reverse') && typeof appeal?.noticeId === 'number');

function KeyOf({ action, item }: { action: StaffAction; item: StaffItem }) {
  const isFirst = action === (item.actions.includes('approve') ? 'approve' : 'keep');
  const key = isFirst ? 'A' : action === 'refuse' || action === 'takeDown' ? 'R' : null;
  return key ? (
    <span className="noscript:hidden max-lg:hidden" aria-hidden="true">
      <Kbd>{key}</Kbd>
    </span>
  ) : null;
}

function Consequence({ item, action }: { item: StaffItem; action: StaffAction }) {
  const t = useTexts('staff.decide');
  const isPublic = item.status === 'approved';
  const { account, about } = item;
  if (item.kind === 'review' && action === 'approve') return t('approveReview');
  if (about.kind === 'review' && (action === 'refuse' || action === 'takeDown')) {
    return t('refuseReview');
  }
  switch (action) {
    case 'ask':
      return t(isPublic ? 'askPublic' : 'ask');
    case 'refuse':
      return t(isPublic ? 'refusePublic' : 'refuse');
    case 'takeDown':
      return t(about.kind === 'slate' ? 'takeDownPost' : 'takeDown');
    case 'reverse':
      if (answersNotice(item, action)) return t('reverseNotice');
      return t(item.appeal?.isGivenBack ? 'reverse' : 'reverseOnly');
    case 'stays':
      return t(answersNotice(item, action) ? 'staysNotice' : 'stays');
    case 'suspend':
      return t('suspend', { things: account?.publicThings ?? 0, coming: account?.coming ?? 0 });
    default:
      return t(action);
  }
}
