import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import lattice from '../brand/shebeke.svg';

const Place = styled('div')(({ theme }) => ({
  padding: '56px 20px',
  textAlign: 'center',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sand.main,
  backgroundImage: `url("${lattice}")`,
  backgroundPosition: 'center',
}));

const Words = styled('div')(({ theme }) => ({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: 10,
  maxWidth: 460,
  overflowWrap: 'anywhere',
  padding: '20px 28px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface ListNoticeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** Shown instead of rows: why there are none and what to do next. */
export function ListNotice({ title, text, children }: ListNoticeProps) {
  return (
    <Place>
      <Words>
        <Typography variant="h2" component="p">
          {title}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
        {children}
      </Words>
    </Place>
  );
}

/** Shown after a failed load: the specified text and a retry button. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <div role="alert">
      <ListNotice title={message} text={t('failed.text')}>
        <Button variant="contained" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      </ListNotice>
    </div>
  );
}
