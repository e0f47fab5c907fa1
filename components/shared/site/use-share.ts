import { useState } from 'react';
import { useTexts } from '@/lib/shared/texts/use-texts';

export function useShare(title: string) {
  const t = useTexts('site.share');
  const [status, setStatus] = useState('');

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(t('copied'));
    } catch {
      setStatus(t('notCopied', { url }));
    }
  };

  const share = async (url: string) => {
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!wasClosed) await copy(url);
    }
  };

  return { copy, share, status };
}
