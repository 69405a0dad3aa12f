import { styled } from '@mui/material/styles';
import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

/** A link that is seen while it has the focus. */
export const SkipTo = styled('a')(({ theme }) => ({
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

/** For the keyboard: past the sidebar at once. */
export function SkipLink({ content }: { content: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  // Not by the address: what is typed is not guarded on the way back over an entry of the history that the router has not made.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <SkipTo href="#content" onClick={skip}>
      {t('skipToContent')}
    </SkipTo>
  );
}
