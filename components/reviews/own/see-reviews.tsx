'use client';

import { useEffect } from 'react';
import { callApi } from '@/lib/shared/api/call-api';
import { noteSeen } from './unseen-count';

/** A review that is on screen this long counts as seen. */
const SEEN_AFTER_MS = 2_000;

export function SeeReviews({ calendarId }: { calendarId: number }) {
  useEffect(() => {
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const see = (element: Element) => {
      observer.unobserve(element);
      const id = element.getAttribute('data-new-review') ?? '';
      const route = 'POST /api/calendars/{calendarId}/reviews/seen';
      void callApi(route, { reviewIds: [id] }, { params: { calendarId } }).then((result) => {
        if (result.ok) noteSeen(result.answer.seen);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.get(target));
          if (isIntersecting) timers.set(target, setTimeout(see, SEEN_AFTER_MS, target));
        }
      },
      { threshold: 0.25 },
    );
    for (const review of document.querySelectorAll('[data-new-review]')) observer.observe(review);
    return () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [calendarId]);
  return null;
}
