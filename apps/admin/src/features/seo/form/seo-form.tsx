import type { StaffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../../forms/layout/form-grid';
import type { RecordFormProps } from '../../../records/resource';
import { RecordDialog } from '../../../records/record-dialog';
import { useRecordForm } from '../../../records/use-record-form';
import { SeoIndexingFields } from './seo-indexing-fields';
import { SeoLinkFields } from './seo-link-fields';
import { SeoPageFields } from './seo-page-fields';
import { SeoScoreTag } from '../seo-score-tag';
import { SeoSearchFields } from './seo-search-fields';
import { blankSeoForm, seoInputOf, seoFormRules, seoFormValuesOf } from './seo-form.rules';
import { seoScore } from '../seo-score.rules';

/** Edits a page's SEO settings in one language, with score and previews. */
export function SeoForm(props: RecordFormProps<StaffSeoSettingsResponse>) {
  const { record, start } = props;
  const { t } = useTranslation('seo');
  const form = useRecordForm(props, {
    schema: seoFormRules(record === undefined),
    blank: blankSeoForm(start),
    valuesOf: seoFormValuesOf,
  });
  const { control, formState } = form;
  const values = useWatch({ control });
  const entered = seoInputOf(values);
  const { pagePath = '', language = 'en' } = values;
  const { pagePath: path, metaTitle, metaDescription } = formState.errors;
  const lacksRequired = [path, metaTitle, metaDescription].some((error) =>
    error?.message?.endsWith('.required'),
  );
  return (
    <RecordDialog form={form} maxWidth="md">
      <FormWide>
        {lacksRequired && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('requiredFields')}
          </Alert>
        )}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <SeoScoreTag score={seoScore(entered)} />
          {t('scoreHint')}
        </Stack>
      </FormWide>
      <SeoPageFields control={control} isNew={record === undefined} />
      <SeoSearchFields control={control} page={{ pagePath, language }} entered={entered} />
      <SeoLinkFields control={control} language={language} entered={entered} />
      <SeoIndexingFields control={control} markup={values.schemaMarkup ?? ''} />
    </RecordDialog>
  );
}
