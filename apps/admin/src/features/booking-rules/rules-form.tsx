import {
  bookingModes,
  bookingRulesLimits,
  exceptionOutcomes,
  type BookingRulesResponse,
} from '@chauffeur/contracts/bookings/booking-rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FormGrid } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { FormSelect } from '../../forms/fields/form-select';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormErrorBanner } from '../../records/stale/form-error-banner';
import { Panel } from '../../surfaces/panel';
import { useFocusFallback } from '../../focus/use-focus-fallback';
import { useUnsavedInput } from '../../unsaved/unsaved-input';
import { useRulesForm } from './use-booking-rules';

const Form = styled('form')({ display: 'grid', gap: 16 });

type NumberName = keyof typeof bookingRulesLimits;

/** All rules in groups, saved together. */
export function RulesForm({ initial }: { initial: BookingRulesResponse }) {
  const { t } = useTranslation('bookingRules');
  const { form, save, formError, rebaseOn } = useRulesForm(initial);
  const { control, formState } = form;
  useUnsavedInput(formState.isDirty);
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const numbers = (...names: NumberName[]) =>
    names.map((name) => (
      <FormNumberField
        key={name}
        control={control}
        name={name}
        label={t(`fields.${name}`)}
        helperText={t(`hints.${name}`)}
        {...bookingRulesLimits[name]}
        step={1}
        required
      />
    ));
  const outcomes = exceptionOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }));
  return (
    <Form noValidate onSubmit={(event) => void save(event)}>
      <FormErrorBanner formError={formError} rebaseOn={rebaseOn} />
      <Panel title={t('sections.confirming')}>
        <FormGrid>
          <FormSelect
            control={control}
            name="bookingMode"
            label={t('fields.bookingMode')}
            helperText={t('hints.bookingMode')}
            choices={bookingModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
          />
          <FormSelect
            control={control}
            name="whenFull"
            label={t('fields.whenFull')}
            helperText={t('hints.whenFull')}
            choices={outcomes}
          />
          <FormSwitch control={control} name="requireTime" label={t('fields.requireTime')} />
        </FormGrid>
      </Panel>
      <Panel title={t('sections.notice')}>
        <FormGrid>
          {numbers('leadMinutes', 'tourLeadMinutes')}
          <FormSelect
            control={control}
            name="whenTooSoon"
            label={t('fields.whenTooSoon')}
            helperText={t('hints.whenTooSoon')}
            choices={outcomes}
          />
          {numbers('horizonDays')}
        </FormGrid>
      </Panel>
      <Panel title={t('sections.buffers')}>
        <FormGrid>{numbers('bufferMinutes', 'airportBufferMinutes', 'tourBufferMinutes')}</FormGrid>
      </Panel>
      <Panel title={t('sections.terms')}>
        <FormGrid>
          {numbers(
            'airportWaitMinutes',
            'freeWaitMinutes',
            'freeCancelHours',
            'lateCancelPercent',
            'changeUntilHours',
          )}
        </FormGrid>
      </Panel>
      <Panel title={t('sections.ride')}>
        <FormGrid>
          {numbers('contactsFromHours')}
          <FormSwitch control={control} name="completeOnDone" label={t('fields.completeOnDone')} />
        </FormGrid>
      </Panel>
      <div role="group" aria-label={t('rules.save')} {...focusFallback}>
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('rules.save')}
        </Button>
      </div>
    </Form>
  );
}
