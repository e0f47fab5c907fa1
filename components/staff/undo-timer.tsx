'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Shown until an instant (epoch ms). */
export function UndoTimer({ until, children }: { until: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return isOver ? null : children;
}
