import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ContactSettingsRequest } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormSection } from '../../forms/layout/form-section';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { ContactFormValues } from './contact-form.rules';
import { SocialLinksList } from './social-links-list';
import { jsonOf, linksFromJson, linksOf } from './social-links.rules';

type ContactForm = UseFormReturn<ContactFormValues, unknown, ContactSettingsRequest>;

/** Edits the company's social media as a list of links, or as JSON to paste. */
export function SocialLinksFields({
  form,
}: {
  form: Pick<ContactForm, 'control' | 'getValues' | 'setValue' | 'setError'>;
}) {
  const { control, getValues, setValue, setError } = form;
  const { t } = useTranslation('contact');
  const isJson = useWatch({ control, name: 'socialMedia.json' }) !== null;
  const editAsJson = () => setValue('socialMedia.json', jsonOf(getValues('socialMedia.links')));
  const editAsList = () => {
    const byNetwork = linksFromJson(getValues('socialMedia.json') ?? '');
    if (!byNetwork) return setError('socialMedia.json', { message: 'socialMedia.invalid' });
    return setValue('socialMedia', { links: linksOf(byNetwork), json: null }, { shouldDirty: true });
  };
  return (
    <FormSection title={t('sections.socialMedia')}>
      <FormWide>
        <Stack useFlexGap sx={{ gap: 2 }}>
          {isJson ? (
            <FormTextField
              control={control}
              name="socialMedia.json"
              label={t('fields.socialMediaJson')}
              helperText={t('fields.socialMediaJsonHint')}
              multiline
              minRows={4}
              maxRows={12}
              spellCheck={false}
              slotProps={{ htmlInput: { sx: { fontFamily: 'monospace', fontSize: '0.875rem' } } }}
            />
          ) : (
            <SocialLinksList control={control} />
          )}
          <Button
            variant="text"
            color="inherit"
            onClick={isJson ? editAsList : editAsJson}
            sx={{ justifySelf: 'start', alignSelf: 'start' }}
          >
            {t(isJson ? 'links.asList' : 'links.asJson')}
          </Button>
        </Stack>
      </FormWide>
    </FormSection>
  );
}
