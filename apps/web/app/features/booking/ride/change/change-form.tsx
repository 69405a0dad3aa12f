import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useCompany } from '../../../../company/use-company';
import { findIncompleteInput } from '../../details/find-incomplete-input';
import { loadPlaces } from '../../../../places/load-places';
import { useErrorText } from '../../../../i18n/use-error-text';
import { Announcement } from '../../../../surfaces/announcement';
import { Banner } from '../../../../surfaces/banner';
import { Spinner } from '../../../../surfaces/spinner';
import { focusFirstInvalid } from '../../details/focus-first-invalid';
import { CallToCompany } from '../call-to-company';
import type { OpenedRideState } from '../use-ride';
import { ChangePreview } from './change-preview';
import { DetailFields } from './detail-fields';
import type { ChangeKind } from './ride-values';
import type { StoredChange } from './stored-change';
import { TripChangeFields } from './trip-change-fields';
import { useRideChange } from './use-ride-change';
import { useRideOffer } from './use-ride-offer';

interface ChangeFormProps {
  kind: ChangeKind;
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
  stored: StoredChange;
  onClose: () => void;
  /** `isWhole`: nothing else was typed while it was saved. */
  onSaved: (isWhole: boolean) => void;
}

/** The form for changes of one kind. Changes of the trip show their price first, details are saved at once. */
export default function ChangeForm(props: ChangeFormProps) {
  const { kind, ride, openedRide, onClose } = props;
  const { t } = useTranslation('ride');
  const errorText = useErrorText();
  const company = useCompany();
  const offer = useRideOffer(ride);
  const change = useRideChange(props);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Without them, places are plain fields.
    loadPlaces().catch(() => undefined);
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const { errors } = change;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    // On a phone, the fields are more than a screen above the button.
    const element = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (element) focusFirstInvalid([{ element }]);
  }, [errors]);
  const isPriced = kind === 'details' || change.preview?.isFree === true;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const part = findIncompleteInput(event.currentTarget);
    if (part) return focusFirstInvalid([{ element: part }]);
    if (isPriced) change.save();
    else change.showPrice();
  };
  const next = useRef<HTMLButtonElement>(null);
  const takeTime = (bookingTime: string) => {
    change.edit({ bookingTime });
    // The pressed time disappears with the preview.
    next.current?.focus();
  };
  const phone = company.phone;
  const Fields = kind === 'trip' ? TripChangeFields : DetailFields;
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-labelledby="change-ride"
      onSubmit={submit}
      sx={{ mt: 2, p: { xs: 2.5, md: 3.5 }, borderRadius: 1.5, border: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2" id="change-ride" ref={heading} tabIndex={-1}>
        {t(`change.open.${kind}`)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 2.5, color: 'text.secondary' }}>
        {t('change.writeUs')}
      </Typography>
      {/* Renders the form as a whole: fields that appear later would move a button from under a finger. */}
      {offer ? (
        <>
          <Fields ride={ride} offer={offer} now={openedRide.now()} change={change} />
          <Box aria-live="polite" sx={{ '&:not(:empty)': { mt: 3 } }}>
            {change.preview && <ChangePreview ride={ride} preview={change.preview} onTime={takeTime} />}
          </Box>
          <Box role="alert" sx={{ '&:not(:empty)': { mt: 2.5 } }}>
            {change.failure && (
              <Banner kind="warning">
                <CallToCompany
                  text={
                    change.failure === 'tooMany'
                      ? errorText('request.tooMany')
                      : t(`change.failures.${change.failure}`, { phone })
                  }
                />
              </Banner>
            )}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            <Button ref={next} type="submit" variant="contained" aria-disabled={change.isSending}>
              {change.isSending
                ? t('change.sending')
                : t(isPriced ? `change.save.${kind}` : 'change.showPrice')}
            </Button>
            <Button variant="outlined" onClick={onClose}>
              {t('change.close')}
            </Button>
          </Box>
        </>
      ) : (
        <>
          <Announcement>{t('loading')}</Announcement>
          <Spinner />
        </>
      )}
    </Box>
  );
}
