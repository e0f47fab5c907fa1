import { useEffect, useRef, useState } from 'react';
import { type Finding, lookRepeatedly } from './look-up';

/**
 * Where a write stands of which nobody knows whether it was carried out: looked for, not there,
 * or not to be looked for.
 */
export type UnsettledPhase = 'none' | 'looking' | 'missing' | 'unknown';

interface UnsettledOptions<Attempt> {
  /** Looks once for what any of the attempts may have done. Never throws. */
  lookUp: (attempts: readonly Attempt[]) => Promise<Finding>;
  /** It was carried out after all. */
  onDone: () => void;
  /** Told of the open attempts whenever they change, to keep them. */
  onAttempts?: (attempts: readonly Attempt[]) => void;
}

/**
 * What a form does after an attempt without an answer: it looks before anything is sent again.
 * Every attempt stays open until something is found, since the first may be carried out last.
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
    /** Nothing may be sent: it is being looked for, or nobody could look. */
    isBarred: phase === 'looking' || phase === 'unknown',
    /** Adds attempts whose answers never came, and looks for what they did. */
    begin: (...made: Attempt[]) => {
      keep([...attempts.current, ...made]);
      return look();
    },
    lookAgain: () => look(),
    /** One more look before something is sent again; whether it may be. */
    async maySend(): Promise<boolean> {
      if (attempts.current.length === 0) return true;
      return (await look([0])) === 'missing';
    },
    clear,
  };
}
