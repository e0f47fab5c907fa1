import 'server-only';

interface Owned {
  id: string;
  userId: string;
}

/** Other hosts may name no owner. */
export function mayBeOf({ userId: owner }: Pick<Owned, 'userId'>, userId: string): boolean {
  return owner === '' || owner === userId;
}

/** By the user's own list. */
export function isListed(sought: string, list: readonly Owned[], userId: string): boolean {
  return list.some((own) => own.id === sought && mayBeOf(own, userId));
}
