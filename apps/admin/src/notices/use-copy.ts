import { useNotify } from './notice-context';

/** Puts a text on the clipboard, and notifies whether that succeeded. */
export function useCopy() {
  const notify = useNotify();
  return (text: string, { done, failed }: { done: string; failed: string }) =>
    navigator.clipboard.writeText(text).then(
      () => notify(done),
      () => notify(failed, 'error'),
    );
}
