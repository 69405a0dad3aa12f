import { maxStops } from '@chauffeur/contracts/bookings/booking-choices';
import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { focusAfterRemoval } from './focus-after-removal';
import { invalidStop } from './invalid-stop';

interface StopTexts {
  label: string;
  placeholder: string;
  error: string | undefined;
}

interface StopListProps {
  /** In order, each with React's key. */
  stops: readonly { key: string | number; text: string }[];
  /** What is wrong with the stops, in the visitor's language. */
  error: string | undefined;
  /** The field of one stop. */
  renderField: (index: number, texts: StopTexts) => ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** Up to five stops, in order; blank ones do not count. */
export function StopList({ stops, error, renderField, onAdd, onRemove }: StopListProps) {
  const { t } = useTranslation('rideDetails');
  const invalid = invalidStop(stops);
  const list = useRef<HTMLDivElement>(null);
  const removeStop = (index: number) => {
    onRemove(index);
    focusAfterRemoval(list.current, index);
  };
  return (
    <Box ref={list} role="group" aria-label={t('stops')} sx={{ display: 'grid', gap: 2 }}>
      {stops.map(({ key }, index) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'end' }}>
          {renderField(index, {
            label: t('stop', { number: index + 1 }),
            placeholder: t('stopExample'),
            error: index === invalid ? error : undefined,
          })}
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
