import { serviceTypeDefaults } from '@chauffeur/contracts/catalogue/service-type';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { Clamped } from '../../surfaces/clamped';
import { PreviewFrame } from '../../surfaces/preview-frame';
import { ServiceTypeBadge } from './service-type-badge';
import type { ServiceTypeControl } from './service-type-control';

const Row = styled('div')({ display: 'flex', gap: 14, minWidth: 0 });

/** Previews the service type while it is edited. */
export function ServiceTypePreview({ control }: { control: ServiceTypeControl }) {
  const { t } = useTranslation('serviceTypes');
  const { language } = useStaffLanguage();
  const [name, nameRu, description, descriptionRu, icon, color] = useWatch({
    control,
    name: ['name', 'nameRu', 'description', 'descriptionRu', 'icon', 'color'],
  });
  return (
    <PreviewFrame label={t('preview.label')}>
      <Row>
        <ServiceTypeBadge
          icon={icon ?? serviceTypeDefaults.icon}
          color={color ?? serviceTypeDefaults.color}
        />
        <div>
          <Typography
            variant="h2"
            component="p"
            lang={name ? otherLanguageOf({ name, nameRu }, 'name', language) : undefined}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {inLanguage({ name, nameRu }, 'name', language) || t('preview.noName')}
          </Typography>
          <Clamped
            lang={
              description
                ? otherLanguageOf({ description, descriptionRu }, 'description', language)
                : undefined
            }
          >
            {inLanguage({ description, descriptionRu }, 'description', language) ||
              t('preview.noDescription')}
          </Clamped>
        </div>
      </Row>
    </PreviewFrame>
  );
}
