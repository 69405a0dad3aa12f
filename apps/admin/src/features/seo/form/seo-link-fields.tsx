import type { Language } from '@chauffeur/contracts/languages/languages';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../../forms/layout/form-grid';
import { FormSection } from '../../../forms/layout/form-section';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { LinkPreview } from '../previews/link-preview';
import type { SeoFormInput, SeoControl } from './seo-control';
import { socialImageSize } from '../social-image-size';

interface SeoLinkFieldsProps {
  control: SeoControl;
  /** Language of the page. */
  language: Language;
  entered: SeoFormInput;
}

/** What messengers and social networks show: Open Graph, and overrides for Twitter. */
export function SeoLinkFields({ control, language, entered }: SeoLinkFieldsProps) {
  const { t } = useTranslation('seo');
  const imageHint = t('fields.imageHint', socialImageSize);
  return (
    <>
      <FormSection title={t('sections.openGraph')}>
        <FormTextField
          control={control}
          name="ogTitle"
          language={language}
          label={t('fields.ogTitle')}
          helperText={t('fields.ogHint')}
        />
        <FormTextField
          control={control}
          name="ogImageUrl"
          label={t('fields.ogImageUrl')}
          helperText={imageHint}
          type="url"
        />
        <FormWide>
          <FormTextField
            control={control}
            name="ogDescription"
            language={language}
            label={t('fields.ogDescription')}
            multiline
            minRows={2}
          />
        </FormWide>
        <FormWide>
          <LinkPreview language={language} texts={entered} />
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.twitter')}>
        <FormTextField
          control={control}
          name="twitterTitle"
          language={language}
          label={t('fields.twitterTitle')}
          helperText={t('fields.twitterHint')}
        />
        <FormTextField
          control={control}
          name="twitterImageUrl"
          label={t('fields.twitterImageUrl')}
          helperText={imageHint}
          type="url"
        />
        <FormWide>
          <FormTextField
            control={control}
            name="twitterDescription"
            language={language}
            label={t('fields.twitterDescription')}
            multiline
            minRows={2}
          />
        </FormWide>
      </FormSection>
    </>
  );
}
