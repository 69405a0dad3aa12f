import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../surfaces/spinner';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { reservedAvailabilityHeight } from '../availability/availability-height';
import type { TripFieldsProps } from '../details/ride/trip-fields';
import type { LazySteps } from '../lazy/use-lazy-steps';

interface TripDetailsProps extends TripFieldsProps {
  /** Null until fetched. */
  lazySteps: LazySteps | null;
  isOpen: boolean;
  onOpen: () => void;
}

/** About the height of the fields, which appear after the trip is chosen, so that nothing below moves then. */
const heights = { transfer: { xs: '50.5rem', sm: '31rem' }, other: { xs: '36rem', sm: '20rem' } };

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Stays invisible if the fields appear soon, as they nearly always do; lower than their room. */
const Late = styled('div')({ animation: `${appear} 0.2s 0.6s backwards` });

/** When and where, below the chosen service or tour, for visitors who know it already. */
export function TripDetails({ lazySteps, isOpen, onOpen, ...fields }: TripDetailsProps) {
  const { t } = useTranslation(['booking', 'layout']);
  const { chosen, details, terms, availability } = fields;
  const offer = chosen.service ?? chosen.tour;
  // Deferred, so that a tap shows at once: rendering all fields takes half a second on a slow phone.
  const deferred = useDeferredValue(fields);
  const deferredOffer = deferred.chosen.service ?? deferred.chosen.tour;
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    // The fields have replaced the line with the pressed button.
    if (isOpened) place.current?.querySelector('form')?.focus({ preventScroll: true });
  }, [isOpened]);
  const openFields = () => {
    setOpened(true);
    onOpen();
  };
  const height =
    !offer || !isOpen
      ? { xs: '4.5rem', sm: '3rem' }
      : heights[chosen.isAirportTransfer ? 'transfer' : 'other'];
  return (
    <Box
      ref={place}
      sx={{
        p: { xs: 2, sm: 2.5, md: 3 },
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        alignContent: 'center',
        // Reserved with the tap that chooses the car, before the fields re-render.
        ...((availability.hasQuery || chosen.car) && reservedAvailabilityHeight),
      }}
    >
      {offer && lazySteps && offer.id === deferredOffer?.id ? (
        isOpen ? (
          <lazySteps.TripFields key={offer.id} {...deferred} />
        ) : (
          <lazySteps.TripLine details={details} chosen={chosen} terms={terms} onOpen={openFields} />
        )
      ) : (
        <Box
          sx={{
            minHeight: height,
            display: 'grid',
            // At the top, so that it is in view on a phone, where the box is higher.
            alignContent: offer ? 'start' : 'center',
            color: 'text.secondary',
          }}
        >
          {!offer && <span>{t('offer.then')}</span>}
          {offer && !lazySteps && (
            <Late>
              <VisuallyHidden role="status">{t('layout:loading')}</VisuallyHidden>
              <Spinner aria-hidden="true" sx={{ width: 32, height: 32, my: 0.5 }} />
            </Late>
          )}
        </Box>
      )}
    </Box>
  );
}
