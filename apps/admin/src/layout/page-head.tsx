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
  /** How many things wait here; shown before the title in the browser's tab. */
  count?: number;
  /** Shown beside the title: a status, or the screen's one primary action. */
  children?: ReactNode;
}

/** A screen's heading, and its title in the browser's tab. */
export function PageHead({ title, count = 0, children }: PageHeadProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <title>{t('pageTitle', { title: count > 0 ? `(${count}) ${title}` : title })}</title>
      <Typography variant="h1">{title}</Typography>
      {children}
    </Row>
  );
}
