import { ChevronRightRounded as FoldIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListToolbar } from './list-toolbar';

interface FoldableFiltersProps {
  /** How many filters are active. */
  active: number;
  children: ReactNode;
}

/** Filters of a list. On a phone they are behind one button, so that the list begins in the first view. */
export function FoldableFilters({ active, children }: FoldableFiltersProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<FoldIcon sx={{ transform: isOpen ? 'rotate(-90deg)' : 'rotate(90deg)' }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        <span>{active > 0 ? t('filters.buttonWithCount', { count: active }) : t('filters.button')}</span>
      </Button>
      {isOpen && (
        <ListToolbar id={id} sx={{ marginBottom: 0 }}>
          {children}
        </ListToolbar>
      )}
    </>
  );
}
