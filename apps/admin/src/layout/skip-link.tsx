import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: -80,
  left: 12,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 18px',
  borderRadius: 10,
  fontWeight: 700,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { top: 12 },
}));

interface SkipToProps {
  /** Where a new tab opens it; the address of this one stays. */
  href: string;
  /** Moves the focus. */
  onSkip: () => void;
  children: ReactNode;
}

/**
 * A link that is seen while it has the focus. Not by the address: what is typed is not guarded on the way back over an
 * entry of the history that the router has not made.
 */
export function SkipTo({ href, onSkip, children }: SkipToProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip();
  };
  return (
    <Root href={href} onClick={skip}>
      {children}
    </Root>
  );
}

/** For the keyboard: past the sidebar at once. */
export function SkipLink({ content }: { content: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  return (
    <SkipTo href="#content" onSkip={() => content.current?.focus()}>
      {t('skipToContent')}
    </SkipTo>
  );
}
