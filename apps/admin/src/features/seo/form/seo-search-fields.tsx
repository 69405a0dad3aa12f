import { useTranslation } from 'react-i18next';
import { FormWide } from '../../../forms/layout/form-grid';
import { FormSection } from '../../../forms/layout/form-section';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { LengthHint } from './length-hint';
import { SearchPreview } from '../previews/search-preview';
import type { SeoFormInput, SeoControl } from './seo-control';
import type { SeoPageKey } from '../seo-page.rules';
import { seoTextLengths } from '../seo-score.rules';

interface SeoSearchFieldsProps {
  control: SeoControl;
  page: SeoPageKey;
  entered: SeoFormInput;
}

/** What search engines show. */
export function SeoSearchFields({ control, page, entered }: SeoSearchFieldsProps) {
  const { t } = useTranslation('seo');
  const { metaTitle, metaDescription } = entered;
  return (
    <FormSection title={t('sections.search')}>
      <FormWide>
        <FormTextField
          control={control}
          name="metaTitle"
          language={page.language}
          label={t('fields.metaTitle')}
          helperText={<LengthHint text={metaTitle} limits={seoTextLengths.title} />}
          required
        />
      </FormWide>
      <FormWide>
        <FormTextField
          control={control}
          name="metaDescription"
          language={page.language}
          label={t('fields.metaDescription')}
          helperText={<LengthHint text={metaDescription} limits={seoTextLengths.description} />}
          multiline
          minRows={3}
          required
        />
      </FormWide>
      <FormWide>
        <FormTextField
          control={control}
          name="metaKeywords"
          language={page.language}
          label={t('fields.metaKeywords')}
          helperText={t('fields.metaKeywordsHint')}
        />
      </FormWide>
      <FormWide>
        <SearchPreview page={page} texts={entered} />
      </FormWide>
    </FormSection>
  );
}
