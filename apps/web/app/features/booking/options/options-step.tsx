import Box from '@mui/material/Box';
import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { inLanguage } from '@chauffeur/contracts/in-language';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { useCarRoom } from '../../../offers/use-car-room';
import { Banner } from '../../../surfaces/banner';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { useHours } from '../../../text/use-hours';
import {
  chooseService,
  chooseTour,
  clearCar,
  clearOffer,
  isChoiceComplete,
  type BookingDraft,
} from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { ChoiceSlot } from './choice-slot';
import { carName, offerName, type ChosenRecords } from '../draft/chosen-records';
import {
  carsForOffer,
  findPrice,
  offersForCar,
  priceOfCar,
  priceOfOffer,
  type RowPrice,
} from '../choices/price-list';
import { useErrorText } from '../../../i18n/use-error-text';
import { StepLayout, type StepPrice } from '../step-layout';
import { TripDetails } from './trip-details';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { isHydrating } from '../../../start/hydrated-page';
import { answerRoom } from '../availability/answer-room';
import { isUnavailable, type Availability } from '../availability/use-availability';
import type { LazySteps } from '../use-lazy-steps';
import { useDisplayPrice } from '../price/use-display-price';
import { useLazyPart } from '../../../start/use-lazy-part';
import { usePrefetch } from '../../../start/use-prefetch';
import type { WizardChoices, WizardService, WizardTour } from '../choices/wizard-choices';

const loadCarDialog = () => import('./car-dialog');
const loadOfferDialog = () => import('./offer-dialog');
const loadDialogs = () => Promise.all([loadCarDialog(), loadOfferDialog()]);

interface OptionsStepProps {
  choices: WizardChoices;
  draft: BookingDraft;
  chosen: ChosenRecords;
  /** Whether a link or the stored draft named what is no longer on offer. */
  hasVanished: boolean;
  /** Null until fetched. */
  later: LazySteps | null;
  /** Null while they are not known. */
  terms: BookingTerms | null;
  availability: Availability;
  /** These must stay the same functions. */
  onDetails: (details: DetailsInput) => void;
  onCar: (car: { id: string }) => void;
  /** When the list of services and tours is opened, whose choice needs the fields of the ride. */
  onOfferList: () => void;
  setDraft: (change: (draft: BookingDraft) => BookingDraft) => void;
  /** Must stay the same function. */
  onNext: () => void;
  price: StepPrice;
}

/** Step 1: the trip and the vehicle, in either order; each choice narrows the other to what has a price. */
export function OptionsStep(props: OptionsStepProps) {
  const { choices, draft, chosen, hasVanished, later, terms, availability, price } = props;
  const { currency } = price;
  const { onDetails, onCar, onOfferList, setDraft, onNext } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const hours = useHours();
  const translate = useErrorText();
  const roomOf = useCarRoom();
  const carDialog = useLazyPart(loadCarDialog);
  const offerDialog = useLazyPart(loadOfferDialog);
  // What a link or the draft brings along to a rendered page pushes nothing away.
  const [areFieldsOpen, setAreFieldsOpen] = useState(() => !isHydrating());

  const { prices, hasPrices } = choices;
  const cars = hasPrices ? carsForOffer(choices.cars, prices, draft) : choices.cars;
  const services = hasPrices ? offersForCar(choices.services, prices, draft.carId) : choices.services;
  const tours = hasPrices ? offersForCar(choices.tours, prices, draft.carId) : choices.tours;
  const displayPrice = useDisplayPrice(currency);
  const priceText = (price: RowPrice | null) => {
    if (!price) return null;
    if (price.usd === 0) return t('panel.toBeAgreed');
    return price.isExact ? displayPrice(price.usd) : t('fromPrice', { price: displayPrice(price.usd) });
  };
  const withPrice = <Offer extends WizardService | WizardTour>(offers: Offer[]) =>
    offers.map((one) => ({ ...one, price: priceOfOffer(one, prices, draft.carId) }));
  const offer = chosen.service ?? chosen.tour;
  const name = offerName(chosen, language);
  const isComplete = isChoiceComplete(draft);

  const passengers = draft.details.passengerCount;
  const overload =
    passengers > chosen.maxPassengers
      ? translate('passengerCount.aboveCapacity', { max: chosen.maxPassengers })
      : null;
  const missing = !offer ? t('offer.choose') : !chosen.car ? t('vehicle.choose') : overload;

  usePrefetch(loadDialogs);

  return (
    <StepLayout
      price={price}
      missing={missing}
      next={
        <Button variant="contained" size="large" disabled={!isComplete} onClick={onNext}>
          {t('next')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ChoiceSlot
          label={t('offer.slot')}
          invitation={t('offer.invitation')}
          chooseLabel={t('offer.choose')}
          changeLabel={t('offer.change')}
          resetLabel={t('offer.reset')}
          chosen={
            offer && {
              name: inLanguage(offer, 'name', language),
              details: `${chosen.tour ? t('offer.tour') : t('offer.service')} · ${hours(offer.durationHours)}`,
              price: chosen.car ? null : priceText(priceOfOffer(offer, prices, null)),
              image: offer.image,
            }
          }
          isNext={!offer}
          hasFailed={offerDialog.hasFailed}
          onChoose={() => {
            offerDialog.open();
            onOfferList();
          }}
          onReset={() => setDraft(clearOffer)}
        >
          <TripDetails
            later={later}
            isOpen={areFieldsOpen}
            onOpen={() => setAreFieldsOpen(true)}
            details={draft.details}
            chosen={chosen}
            terms={terms}
            availability={availability}
            currency={currency}
            onChange={onDetails}
            onCar={onCar}
            onNext={onNext}
          />
        </ChoiceSlot>
        <ChoiceSlot
          label={t('vehicle.slot')}
          invitation={t('vehicle.invitation')}
          chooseLabel={t('vehicle.choose')}
          changeLabel={t('vehicle.change')}
          resetLabel={t('vehicle.reset')}
          chosen={
            chosen.car && {
              name: carName(chosen.car),
              details: `${inLanguage(chosen.car.category, 'name', language)} · ${chosen.car.year} · ${roomOf(chosen.car)}`,
              price: priceText(priceOfCar(chosen.car, prices, draft)),
              image: chosen.car.image,
            }
          }
          isNext={!chosen.car && offer !== null}
          hasFailed={carDialog.hasFailed}
          onChoose={carDialog.open}
          onReset={() => setDraft(clearCar)}
        />
        <AvailabilityBanner
          hasVanished={hasVanished}
          passengerCount={draft.details.passengerCount}
          seats={chosen.car?.capacity ?? null}
          carCount={cars.length}
          offerCount={services.length + tours.length}
          car={chosen.car && carName(chosen.car)}
          offer={name}
          hasCars={!hasPrices || cars.length > 0}
          hasOffers={!hasPrices || services.length + tours.length > 0}
          isPriced={draft.carId !== null && findPrice(prices, draft.carId, draft) !== null}
          isUnavailable={isUnavailable(availability)}
        />
      </Box>
      {carDialog.part && (
        <carDialog.part.default
          isOpen={carDialog.isOpen}
          onClose={carDialog.close}
          cars={cars.map((car) => ({ ...car, price: priceOfCar(car, prices, draft) }))}
          priceText={priceText}
          draft={draft}
          extraHours={minutesOfExtras(price.extras) / 60}
          onChoose={(car) => {
            // The list closes first; what the car changes in the step comes after that is painted.
            carDialog.close();
            startTransition(() => onCar(car));
          }}
        />
      )}
      {offerDialog.part && (
        <offerDialog.part.default
          isOpen={offerDialog.isOpen}
          onClose={offerDialog.close}
          services={withPrice(services)}
          tours={withPrice(tours)}
          priceText={priceText}
          chosenId={draft.serviceId ?? draft.tourId}
          onChooseService={(service) => {
            setDraft((current) => chooseService(current, service));
            setAreFieldsOpen(true);
            offerDialog.close();
          }}
          onChooseTour={(tour) => {
            setDraft((current) => chooseTour(current, tour));
            setAreFieldsOpen(true);
            offerDialog.close();
          }}
        />
      )}
    </StepLayout>
  );
}

interface AvailabilityBannerProps {
  hasVanished: boolean;
  passengerCount: number;
  /** Of the chosen car. */
  seats: number | null;
  /** How many can be chosen. */
  carCount: number;
  offerCount: number;
  /** The chosen car's name. */
  car: string | null;
  /** The chosen service's or tour's name. */
  offer: string | null;
  hasCars: boolean;
  hasOffers: boolean;
  isPriced: boolean;
  isUnavailable: boolean;
}

/** What the prices mean for the choice so far. */
function AvailabilityBanner(props: AvailabilityBannerProps) {
  const {
    hasVanished,
    passengerCount,
    seats,
    carCount,
    offerCount,
    car,
    offer,
    hasCars,
    hasOffers,
    isPriced,
  } = props;
  const { t } = useTranslation('booking');
  const isAvailable = isPriced && !props.isUnavailable;
  const isTooSmall = seats !== null && passengerCount > seats;
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        // What the prices say leaves its room where the car turns out to be taken: nothing moves.
        minHeight: car && offer && isPriced ? answerRoom : 0,
      }}
    >
      {hasVanished && <Banner kind="warning">{t('banner.vanished')}</Banner>}
      {car && isTooSmall && (
        <Banner kind="warning">
          {t('banner.tooSmall', { car, count: passengerCount, max: seats ?? 0 })}
        </Banner>
      )}
      {car && !offer && hasOffers && (
        <VisuallyHidden>{t('banner.carChosen', { car, count: offerCount })}</VisuallyHidden>
      )}
      {offer && !car && hasCars && (
        <VisuallyHidden>{t('banner.offerChosen', { name: offer, count: carCount })}</VisuallyHidden>
      )}
      {car && !offer && !hasOffers && <Banner kind="warning">{t('banner.noOffers', { car })}</Banner>}
      {offer && !car && !hasCars && <Banner kind="warning">{t('banner.noCars', { name: offer })}</Banner>}
      {car && offer && isAvailable && !isTooSmall && (
        <Banner kind="success">{t('banner.available', { car, name: offer })}</Banner>
      )}
    </Box>
  );
}
