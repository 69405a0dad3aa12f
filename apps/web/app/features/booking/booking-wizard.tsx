import { inLanguage } from '@chauffeur/contracts/in-language';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { Banner } from '../../surfaces/banner';
import { WithoutScripts } from '../../company/without-scripts';
import { StepPlaceholder } from './step-layout';
import { OptionsStep } from './options/options-step';
import { PricePanel } from './price/price-panel';
import { StepProgress } from './step-progress';
import type { WizardChoices } from './choices/wizard-choices';
import { useWizard } from './use-wizard';
import { WizardHead } from './wizard-head';

/** Three steps from choice to booking; the address holds the step, so that back and forward walk through them. */
export function BookingWizard({ choices: loaded }: { choices: WizardChoices }) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const wizard = useWizard(loaded);
  const { choices, withdraw } = wizard;
  const { step, heading, goTo, goBackTo, goToDetails, later, steps } = wizard;
  const { draft, setDraft, change, chosen, isRestored, hasVanished, wantOffer, submission } = wizard;
  const { price, extras, readPrices, currency, terms, availability, returnAvailability } = wizard;
  const extrasObjection = useRef<HTMLElement>(null);

  const panel = (
    <PricePanel
      hasChoice={step !== 'confirm'}
      draft={draft}
      chosen={chosen}
      price={price}
      extras={extras.lines}
      returnExtras={extras.returnLines}
      currencies={choices.currencies}
      terms={terms}
      onCurrency={change.currency}
    />
  );
  const stepPrice = {
    price,
    extras: extras.lines,
    returnExtras: extras.returnLines,
    currency,
    panel,
  };

  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 0, md: 12 } }} data-restored={isRestored || undefined}>
      <WizardHead />
      <StepProgress step={step} />
      <WithoutScripts />
      <Box role="status" sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mb: 3 } }}>
        {!choices.isComplete && <Banner kind="warning">{t('loadWarning')}</Banner>}
        {/* Above what is to be chosen, which is longer than a phone's view. */}
        {step === 'options' && hasVanished && <Banner kind="warning">{t('banner.vanished')}</Banner>}
        {step !== 'options' && extras.withdrawn.length > 0 && (
          <Banner kind="warning">
            {t('extras.withdrawn', {
              names: extras.withdrawn.map((extra) => inLanguage(extra, 'name', language)).join(', '),
            })}
          </Banner>
        )}
      </Box>
      <Typography
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 3, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' }}
      >
        {t(`steps.${step}`)}
      </Typography>
      {step === 'options' && (
        <OptionsStep
          choices={choices}
          draft={draft}
          chosen={chosen}
          later={later}
          terms={terms}
          availability={availability}
          mayBeBooked={submission.mayBeBooked}
          onDetails={change.detailsAhead}
          onCar={change.car}
          onOfferList={wantOffer}
          setDraft={setDraft}
          onNext={goToDetails}
          price={stepPrice}
        />
      )}
      {step !== 'options' && !steps && <StepPlaceholder />}
      {step === 'details' && steps && (
        <steps.DetailsStep
          details={draft.details}
          answeredAhead={draft.answeredAhead}
          chosen={chosen}
          terms={terms}
          availability={availability}
          extras={
            <steps.ExtrasFields
              extras={extras}
              chosen={extras.withoutWithdrawn.extras}
              currency={currency}
              onChange={change.extras}
              objectionRef={extrasObjection}
            />
          }
          extrasObjection={extrasObjection}
          returnRide={draft.returnRide}
          returnAvailability={returnAvailability}
          onReturn={change.returnRide}
          onAsk={change.questions}
          onChange={change.details}
          onCar={change.car}
          onPrevious={() => goBackTo('options')}
          onNext={() => goTo('confirm')}
          price={stepPrice}
        />
      )}
      {step === 'confirm' && steps && (
        <steps.ConfirmStep
          submission={submission}
          draft={extras.withoutWithdrawn}
          extras={extras}
          chosen={chosen}
          terms={terms}
          availability={availability}
          returnAvailability={returnAvailability}
          onChange={change.details}
          onReturn={change.returnRide}
          onCar={change.car}
          onStep={goBackTo}
          onPrices={readPrices}
          onWithdrawn={withdraw}
          price={stepPrice}
        />
      )}
    </Container>
  );
}
