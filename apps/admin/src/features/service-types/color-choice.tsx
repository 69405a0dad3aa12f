import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../forms/fields/form-text-field';
import { ChoiceTile, ChoiceTiles } from './choice-tiles';
import { serviceTypeColors } from './service-type-colors';
import type { ServiceTypeControl } from './service-type-control';

const Swatch = styled('span')({ width: 30, height: 30, borderRadius: 7, forcedColorAdjust: 'none' });

/** Chooses the colour of a service type: one of ten, or any other. */
export function ColorChoice({ control }: { control: ServiceTypeControl }) {
  const { t } = useTranslation('serviceTypes');
  const id = useId();
  const { field } = useController({ control, name: 'color' });
  const chosen = field.value?.trim().toUpperCase();
  return (
    <>
      <div role="radiogroup" aria-labelledby={id}>
        <Typography id={id} variant="body2" sx={{ mb: 1, fontWeight: 700 }}>
          {t('fields.colorPreset')}
        </Typography>
        <ChoiceTiles sx={{ mb: 2 }}>
          {serviceTypeColors.map(({ name, value }) => {
            const label = t('colorNamed', { name: t(`colors.${name}`), value });
            return (
              <ChoiceTile key={value} title={label}>
                <input
                  type="radio"
                  name={`${field.name}-preset`}
                  aria-label={label}
                  checked={chosen === value}
                  onChange={() => field.onChange(value)}
                  onBlur={field.onBlur}
                />
                <Swatch sx={{ backgroundColor: value }} />
              </ChoiceTile>
            );
          })}
        </ChoiceTiles>
      </div>
      <FormTextField
        control={control}
        name="color"
        label={t('fields.color')}
        helperText={t('fields.colorHint')}
        spellCheck={false}
        slotProps={{ htmlInput: { maxLength: 7, autoCapitalize: 'characters' } }}
        sx={{ maxWidth: 240 }}
      />
    </>
  );
}
