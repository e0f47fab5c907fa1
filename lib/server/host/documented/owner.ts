import 'server-only';

interface Owned {
  id: string;
  userId: string;
}

/** Returns true if no owner is named, because other hosts may name none. */
export function mayBeOf({ userId: owner }: Pick<Owned, 'userId'>, userId: string): boolean {
  return owner === '' || owner === userId;
}

/** Looks in the user's own list. */
export function isListed(sought: string, list: readonly Owned[], userId: string): boolean {
  return list.some((own) => own.id === sought && mayBeOf(own, userId));
}
