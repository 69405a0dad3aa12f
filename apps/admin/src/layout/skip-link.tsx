import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 12,
  left: 12,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 18px',
  borderRadius: 10,
  fontWeight: 700,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  // Above the screen, however large its text is.
  '&:not(:focus)': { transform: 'translateY(calc(-100% - 12px))' },
}));

interface SkipToProps {
  /** Only used if the link is opened in a new tab; this tab's address stays. */
  href: string;
  /** Moves the focus. */
  onSkip: () => void;
  children: ReactNode;
}

/**
 * A link that is visible while it has the focus. It does not change the address: going back over a history entry that the
 * router has not made would bypass the guard of unsaved input.
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

/** Lets keyboard users skip the sidebar. */
export function SkipLink({ content }: { content: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  return (
    <SkipTo href="#content" onSkip={() => content.current?.focus()}>
      {t('skipToContent')}
    </SkipTo>
  );
}
