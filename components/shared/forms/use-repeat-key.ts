import { useRef } from 'react';
import type { ApiResult } from '@/lib/shared/api/call-api';

/**
 * One key for all attempts to send a form, so that together they do one thing. A new key follows a
 * success, and a refusal because an earlier attempt with other content was carried out.
 */
export function useRepeatKey() {
  const key = useRef<string | null>(null);
  const renew = () => {
    key.current = null;
  };
  return {
    renew,
    async send<T>(call: (repeatKey: string) => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
      key.current ??= crypto.randomUUID();
      const result = await call(key.current);
      if (result.ok || result.code === 'key_reused') renew();
      return result;
    },
  };
}
