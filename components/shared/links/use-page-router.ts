import { useRouter } from 'next/navigation';
import { usePageAddress } from './use-page-address';

export function usePageRouter() {
  const { push, replace, refresh } = useRouter();
  const toAddress = usePageAddress();
  return {
    refresh,
    push: (path: string, options?: { scroll: boolean }) => push(toAddress(path), options),
    replace: (path: string) => replace(toAddress(path)),
  };
}
