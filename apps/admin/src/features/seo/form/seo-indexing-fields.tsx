import { changeFrequencies, robotsDirectives } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { useTranslation } from 'react-i18next';
import { FormNumberField } from '../../../forms/fields/form-number-field';
import { FormSection } from '../../../forms/layout/form-section';
import { FormSelect } from '../../../forms/fields/form-select';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { MarkupField } from './markup-field';
import type { SeoControl } from './seo-control';

interface SeoIndexingFieldsProps {
  control: SeoControl;
  /** The schema.org data as typed. */
  markup: string;
}

/** Settings for crawlers: robots, sitemap, canonical address, structured data. */
export function SeoIndexingFields({ control, markup }: SeoIndexingFieldsProps) {
  const { t } = useTranslation('seo');
  return (
    <FormSection title={t('sections.indexing')}>
      <FormSelect
        control={control}
        name="robots"
        label={t('fields.robots')}
        choices={robotsDirectives.map((value) => ({ value, label: value }))}
      />
      <FormTextField
        control={control}
        name="canonicalUrl"
        label={t('fields.canonicalUrl')}
        helperText={t('fields.canonicalUrlHint')}
        type="url"
      />
      <FormNumberField
        control={control}
        name="priority"
        label={t('fields.priority')}
        helperText={t('fields.priorityHint')}
        min={0}
        max={1}
        step={0.1}
      />
      <FormSelect
        control={control}
        name="changeFrequency"
        label={t('fields.changeFrequency')}
        choices={changeFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      <MarkupField control={control} markup={markup} />
    </FormSection>
  );
}
