import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 14,
});

interface PageHeadProps {
  title: string;
  /** Beside the title: a status, the screen's one primary action. */
  children?: ReactNode;
}

/** A screen's heading, and its name in the browser's tab. */
export function PageHead({ title, children }: PageHeadProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <title>{t('pageTitle', { title })}</title>
      <Typography variant="h1">{title}</Typography>
      {children}
    </Row>
  );
}
