import { FormatListBulletedRounded as ListIcon, GridOnRounded as MatrixIcon } from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const Views = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBottom: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const View = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 14,
  marginBottom: -1,
  fontWeight: 700,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}));

const views = [
  { view: 'list', to: '/pricing', Icon: ListIcon },
  { view: 'matrix', to: '/pricing?view=matrix', Icon: MatrixIcon },
] as const;

/** Links to the two views of prices, each with its own URL. */
export function PricingViews({ view: present }: { view: 'list' | 'matrix' }) {
  const { t } = useTranslation('pricing');
  return (
    <Views aria-label={t('views.label')}>
      {views.map(({ view, to, Icon }) => (
        <View key={view} to={to} aria-current={view === present ? 'page' : undefined}>
          <Icon fontSize="small" />
          {t(`views.${view}`)}
        </View>
      ))}
    </Views>
  );
}
