import type { DriverHours } from '@chauffeur/contracts/drivers/driver-hours';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavingFields } from '../../forms/saving/saving-fields';
import { FormErrorBanner } from '../../records/stale/form-error-banner';
import { useHoursForm } from './use-hours-form';
import { WorkingDayFields } from './working-day-fields';
import { weekdays } from './working-week.rules';

interface HoursFormProps {
  path: `/api/admin/${string}`;
  initial: DriverHours;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** The weekdays with their hours. */
export function HoursForm({ path, initial, onChange, onCancel, onSaved }: HoursFormProps) {
  const { t } = useTranslation('drivers');
  const { t: forms } = useTranslation('forms');
  const { form, save, formError, rebaseOn } = useHoursForm({ path, initial, onSaved });
  const { control, formState } = form;
  const week = useWatch({ control });
  const isComplete = Object.values(week).every((span) => !span || (span.from && span.until));
  return (
    // `contents` leaves the layout to the dialog, so that its title and buttons stay in view.
    <form style={{ display: 'contents' }} onSubmit={(event) => void save(event)} onChange={onChange}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('hours.text')}</DialogContentText>
        <SavingFields isSaving={formState.isSubmitting}>
          {weekdays.map((weekday) => (
            <WorkingDayFields key={weekday} control={control} weekday={weekday} />
          ))}
        </SavingFields>
        <FormErrorBanner formError={formError} rebaseOn={rebaseOn} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          {forms('cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={formState.isSubmitting} disabled={!isComplete}>
          {forms('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
