import { maxStops } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { focusAfterRemoval } from '../../../../forms/focus-after-removal';

interface StopListProps {
  /** React's key of each stop, in their order. */
  stops: readonly (string | number)[];
  /** The field of one stop. */
  renderField: (index: number, texts: { label: string; placeholder: string }) => ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** Up to five places on the way, in their order; a blank one is none. */
export function StopList({ stops, renderField, onAdd, onRemove }: StopListProps) {
  const { t } = useTranslation('rideDetails');
  const list = useRef<HTMLDivElement>(null);
  const removeStop = (index: number) => {
    onRemove(index);
    focusAfterRemoval(list.current, index);
  };
  return (
    <Box ref={list} role="group" aria-label={t('stops')} sx={{ display: 'grid', gap: 2 }}>
      {stops.map((key, index) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'end' }}>
          {renderField(index, { label: t('stop', { number: index + 1 }), placeholder: t('stopExample') })}
          <Button
            variant="outlined"
            aria-label={t('removeStop', { number: index + 1 })}
            onClick={() => removeStop(index)}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </Box>
      ))}
      {stops.length < maxStops && (
        <div>
          <Button variant="outlined" size="small" onClick={onAdd}>
            {t('addStop')}
          </Button>
        </div>
      )}
    </Box>
  );
}
