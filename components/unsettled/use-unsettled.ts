import { useEffect, useRef, useState } from 'react';
import { type Finding, lookRepeatedly } from './look-up';

export type UnsettledPhase = 'none' | 'looking' | 'missing' | 'unknown';

interface UnsettledOptions<Attempt> {
  /** Once. Never throws. */
  lookUp: (attempts: readonly Attempt[]) => Promise<Finding>;
  onDone: () => void;
  onAttempts?: (attempts: readonly Attempt[]) => void;
}

/**
 * Looks for an unanswered attempt's result before sending again. All stay open until one is found:
 * the first may finish last.
 */
export function useUnsettled<Attempt>({ lookUp, onDone, onAttempts }: UnsettledOptions<Attempt>) {
  const attempts = useRef<readonly Attempt[]>([]);
  const isGone = useRef(false);
  const [phase, setPhase] = useState<UnsettledPhase>('none');

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function keep(next: readonly Attempt[]) {
    attempts.current = next;
    onAttempts?.(next);
  }

  function clear() {
    keep([]);
    setPhase('none');
  }

  async function look(pauses?: readonly number[]): Promise<Finding> {
    setPhase('looking');
    const lookOnce = () =>
      isGone.current ? Promise.resolve('unknown' as const) : lookUp(attempts.current);
    const found = await lookRepeatedly(lookOnce, pauses);
    if (isGone.current) return 'unknown';
    if (found === 'done') {
      clear();
      onDone();
    } else setPhase(found);
    return found;
  }

  return {
    phase,
    /** Nothing may be sent during a search, or if it failed. */
    isBarred: phase === 'looking' || phase === 'unknown',
    begin: (...made: Attempt[]) => {
      keep([...attempts.current, ...made]);
      return look();
    },
    lookAgain: () => look(),
    async maySend(): Promise<boolean> {
      if (attempts.current.length === 0) return true;
      return (await look([0])) === 'missing';
    },
    clear,
  };
}
