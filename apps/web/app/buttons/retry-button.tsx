import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface RetryButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  /** True while a retry is in flight. */
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * Retries a failed request and shows that the retry is in flight. When the button is unmounted after a success, the
 * focus moves to the nearest focusable container.
 */
export function RetryButton({ isRetrying, onRetry, ...props }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    const place = shown?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      // The button was in view, so nothing has to scroll.
      if (shown && shown === document.activeElement) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} {...props} aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
      {isRetrying ? t('errorPage.retrying') : t('errorPage.retry')}
    </Button>
  );
}
