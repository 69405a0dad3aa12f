import { ink, onGround } from '@chauffeur/brand';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Count = styled('span')({
  marginInlineStart: 'auto',
  minWidth: 22,
  paddingInline: 6,
  borderRadius: 11,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: '22px',
  textAlign: 'center',
  color: ink.base,
  backgroundColor: onGround.accent,
});

/** Shows how many things of a screen are new, in its entry in the sidebar; renders nothing for 0. */
export function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Count role="img" aria-label={t('unread', { count })}>
      {count}
    </Count>
  );
}
