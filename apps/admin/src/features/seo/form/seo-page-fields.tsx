import { languages } from '@chauffeur/contracts/languages/languages';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../forms/layout/form-section';
import { FormSelect } from '../../../forms/fields/form-select';
import { FormSwitch } from '../../../forms/fields/form-switch';
import { FormTextField } from '../../../forms/fields/form-text-field';
import type { SeoControl } from './seo-control';

/** The page and its language, which can't change once stored. */
export function SeoPageFields({ control, isNew }: { control: SeoControl; isNew: boolean }) {
  const { t } = useTranslation('seo');
  const choices = languages.map((value) => ({ value, label: t(`languages.${value}`) }));
  return (
    <FormSection title={t('sections.page')}>
      <FormTextField
        control={control}
        name="pagePath"
        label={t('fields.pagePath')}
        helperText={t(isNew ? 'fields.pagePathHint' : 'fields.locked')}
        disabled={!isNew}
        required
      />
      <FormSelect
        control={control}
        name="language"
        label={t('fields.language')}
        helperText={isNew ? undefined : t('fields.locked')}
        choices={choices}
        disabled={!isNew}
        required
      />
      <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
    </FormSection>
  );
}
