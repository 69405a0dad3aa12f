import { useNotify } from './notice-context';

/** Returns a function that copies a text to the clipboard and shows a notice of the outcome. */
export function useCopy() {
  const notify = useNotify();
  return async (text: string, { done, failed }: { done: string; failed: string }) => {
    try {
      // On plain HTTP, browsers have no clipboard.
      await navigator.clipboard.writeText(text);
      notify(done);
    } catch {
      notify(failed, 'error');
    }
  };
}
