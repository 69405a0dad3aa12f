import { ChevronRightRounded as NextIcon, ChevronLeftRounded as PreviousIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Page } from './rows/column';
import { useRangeText } from './use-range-text';

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 10,
  fontVariantNumeric: 'tabular-nums',
});

const Range = styled('span')(({ theme }) => ({
  marginInlineEnd: 'auto',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

interface ListPagesProps {
  page: Page<unknown>;
  onGoTo: (page: number) => void;
}

/** Shows which rows are listed, with buttons for the previous and next page. */
export function ListPages({ page: shown, onGoTo }: ListPagesProps) {
  const { t } = useTranslation('lists');
  const rangeText = useRangeText();
  const { page, pageSize, total, totalIsAtLeast = false, items } = shown;
  const isLast = totalIsAtLeast ? items.length < pageSize : page * pageSize >= total;
  return (
    <Bar aria-label={t('pages.label')}>
      <Range>{rangeText(shown)}</Range>
      {total > pageSize && (
        <>
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<PreviousIcon />}
            disabled={page === 1}
            onClick={() => onGoTo(page - 1)}
          >
            {t('pages.previous')}
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            endIcon={<NextIcon />}
            disabled={isLast}
            onClick={() => onGoTo(page + 1)}
          >
            {t('pages.next')}
          </Button>
        </>
      )}
    </Bar>
  );
}
