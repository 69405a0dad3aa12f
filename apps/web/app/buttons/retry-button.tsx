import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface RetryButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  /** Whether what was asked for again is still awaited. */
  isAsking: boolean;
  onRetry: () => void;
}

/**
 * Asks again for what could not be had, and shows that it does. Once it is there, the button goes: the place around it that can have
 * the focus has it then.
 */
export function RetryButton({ isAsking, onRetry, ...props }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    const place = shown?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      // What had the focus was in view.
      if (shown && shown === document.activeElement) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} {...props} aria-disabled={isAsking} onClick={isAsking ? undefined : onRetry}>
      {isAsking ? t('errorPage.retrying') : t('errorPage.retry')}
    </Button>
  );
}
