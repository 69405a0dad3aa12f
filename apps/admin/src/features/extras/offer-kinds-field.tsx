import { extraOfferKinds, type ExtraRequest, type extraRequest } from '@chauffeur/contracts/pricing/extra';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFieldErrorText } from '../../i18n/use-field-error-text';

interface OfferKindsFieldProps {
  control: Control<z.input<typeof extraRequest>, unknown, ExtraRequest>;
}

/** The kinds of service, and tours, with which an extra can be booked. */
export function OfferKindsField({ control }: OfferKindsFieldProps) {
  const { t } = useTranslation('extras');
  const fieldErrorText = useFieldErrorText();
  const { field, fieldState } = useController({ control, name: 'offerKinds' });
  const error = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{t('fields.offerKinds')}</FormLabel>
      <FormGroup row>
        {extraOfferKinds.map((kind, index) => (
          <FormControlLabel
            key={kind}
            label={t(`kinds.${kind}`)}
            control={
              <Checkbox
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
                checked={field.value.includes(kind)}
                onBlur={field.onBlur}
                onChange={(_event, isOn) =>
                  field.onChange(
                    extraOfferKinds.filter((one) => (one === kind ? isOn : field.value.includes(one))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      {error !== undefined && <FormHelperText role="alert">{fieldErrorText(error)}</FormHelperText>}
    </FormControl>
  );
}
