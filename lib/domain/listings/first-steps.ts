import { isPublic, type ListingStatus } from './status';

/** What a provider does before customers can book, in this order. */
const FIRST_STEPS = ['account', 'service', 'items', 'hours', 'share'] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

/** What is known of a provider who has an account. */
export interface KnownFirstSteps {
  /** The service that the steps are about; null before there is one. */
  service: { status: ListingStatus | null } | null;
  itemCount: number;
  /** Whether customers are offered times; null where {host} keeps no hours. */
  hasHours: boolean | null;
  /** Whether anybody has looked at the public page; null where {host} does not count. */
  hasViews: boolean | null;
}

/** `now` is the first that can be done; `later` waits for another. */
type FirstStepState = 'done' | 'now' | 'later';
export interface FirstStep {
  name: FirstStepName;
  state: FirstStepState;
}

/** Whether moderators have turned a service down, so that its owner has to change it. */
export function isTurnedDown(status: ListingStatus | null): boolean {
  return status === 'rejected' || status === 'delisted';
}

/** Whether most of the steps are behind a provider who is not done yet. */
export function isNearlyOpen(steps: readonly FirstStep[]): boolean {
  const left = steps.filter(({ state }) => state !== 'done').length;
  return left > 0 && left <= 2;
}

const NOT_THERE = 4;
const RANK = new Map<ListingStatus | null, number>([
  [null, 0],
  ['approved', 0],
  ['pending', 1],
  ['rejected', 2],
  ['delisted', 3],
]);
const rankOf = ({ status }: { status: ListingStatus | null }) => RANK.get(status) ?? NOT_THERE;

/** The service that is nearest to being public. */
export function mainService<S extends { status: ListingStatus | null }>(
  services: readonly S[],
): S | null {
  return [...services].sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

/** How far a provider has come. A step of which {host} does not say whether it is done is left out. */
export function firstSteps({
  service,
  itemCount,
  hasHours,
  hasViews,
}: KnownFirstSteps): FirstStep[] {
  const isLive = service !== null && isPublic(service.status);
  const isDone: Record<FirstStepName, boolean> = {
    account: true,
    // A service that waits for review is done: its provider can go on meanwhile.
    service: service !== null && !isTurnedDown(service.status),
    items: itemCount > 0,
    hours: hasHours === true,
    share: isLive && hasViews === true,
  };
  const canBegin: Record<FirstStepName, boolean> = {
    account: true,
    service: true,
    hours: true,
    items: service !== null,
    share: isLive,
  };
  const known = {
    account: true,
    service: true,
    items: true,
    hours: hasHours !== null,
    share: hasViews !== null,
  };
  const names = FIRST_STEPS.filter((name) => known[name]);
  const next = names.find((name) => !isDone[name] && canBegin[name]);
  return names.map((name) => {
    if (isDone[name]) return { name, state: 'done' };
    return { name, state: name === next ? 'now' : 'later' };
  });
}
