import { iconOfServiceType } from '@chauffeur/brand/icons';
import { serviceTypeIcons } from '@chauffeur/contracts/catalogue/service-type';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceTile, ChoiceTiles } from './choice-tiles';
import type { ServiceTypeControl } from './service-type-control';

export function IconChoice({ control }: { control: ServiceTypeControl }) {
  const { t } = useTranslation('serviceTypes');
  const id = useId();
  const { field } = useController({ control, name: 'icon' });
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1, fontWeight: 700 }}>
        {t('fields.icon')}
      </Typography>
      <ChoiceTiles>
        {serviceTypeIcons.map((icon) => {
          const Icon = iconOfServiceType[icon];
          return (
            <ChoiceTile key={icon} title={t(`icons.${icon}`)}>
              <input
                type="radio"
                name={field.name}
                aria-label={t(`icons.${icon}`)}
                checked={field.value === icon}
                onChange={() => field.onChange(icon)}
                onBlur={field.onBlur}
              />
              <Icon aria-hidden="true" />
            </ChoiceTile>
          );
        })}
      </ChoiceTiles>
    </div>
  );
}
