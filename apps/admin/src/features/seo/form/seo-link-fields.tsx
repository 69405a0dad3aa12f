import { useTranslation } from 'react-i18next';
import { FormWide } from '../../../forms/layout/form-grid';
import { FormSection } from '../../../forms/layout/form-section';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { LinkPreview } from '../previews/link-preview';
import type { SeoFormInput, SeoControl } from './seo-control';
import { socialImageSize } from '../social-image-size';

/** What messengers and social networks show: Open Graph, and overrides for Twitter. */
export function SeoLinkFields({ control, entered }: { control: SeoControl; entered: SeoFormInput }) {
  const { t } = useTranslation('seo');
  const imageHint = t('fields.imageHint', socialImageSize);
  return (
    <>
      <FormSection title={t('sections.openGraph')}>
        <FormTextField
          control={control}
          name="ogTitle"
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
            label={t('fields.ogDescription')}
            multiline
            minRows={2}
          />
        </FormWide>
        <FormWide>
          <LinkPreview texts={entered} />
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.twitter')}>
        <FormTextField
          control={control}
          name="twitterTitle"
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
            label={t('fields.twitterDescription')}
            multiline
            minRows={2}
          />
        </FormWide>
      </FormSection>
    </>
  );
}
