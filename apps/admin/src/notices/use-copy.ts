import { useNotify } from './notice-context';

/** Returns a function that copies a text to the clipboard and shows a notice of the outcome. */
export function useCopy() {
  const notify = useNotify();
  return (text: string, { done, failed }: { done: string; failed: string }) =>
    navigator.clipboard.writeText(text).then(
      () => notify(done),
      () => notify(failed, 'error'),
    );
}
