import type { StaffContactSettingsResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/form-grid';
import { FormSection } from '../forms/form-section';
import { FormSwitch } from '../forms/form-switch';
import { FormTextField } from '../forms/form-text-field';
import type { RecordFormProps } from '../resources/record-actions';
import { RecordDialog } from '../resources/record-dialog';
import { useRecordForm } from '../resources/use-record-form';
import { blankContactForm, contactFormRules, contactFormValuesOf } from './contact-form.rules';
import { contact } from './contact.resource';
import { SocialLinksFields } from './social-links-fields';

/** How the company is called and reached. */
export function ContactForm(props: RecordFormProps<StaffContactSettingsResponse>) {
  const { record, title, onSaved, onGone, onClose } = props;
  const { t } = useTranslation('contact');
  const form = useRecordForm({
    resource: contact,
    schema: contactFormRules,
    record,
    blank: blankContactForm,
    valuesOf: contactFormValuesOf,
    onSaved,
    onGone,
  });
  const { control } = form;
  return (
    <RecordDialog title={title} form={form} onClose={onClose} maxWidth="md">
      <FormSection title={t('sections.company')}>
        <FormTextField control={control} name="companyName" label={t('fields.companyName')} required />
        <FormTextField
          control={control}
          name="websiteUrl"
          label={t('fields.websiteUrl')}
          type="url"
          required
        />
        <FormWide>
          <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
        </FormWide>
      </FormSection>
      <FormSection title={t('sections.reach')}>
        <FormTextField
          control={control}
          name="phonePrimary"
          label={t('fields.phonePrimary')}
          type="tel"
          required
        />
        <FormTextField
          control={control}
          name="phoneWhatsapp"
          label={t('fields.phoneWhatsapp')}
          type="tel"
          required
        />
        <FormTextField
          control={control}
          name="emailInfo"
          label={t('fields.emailInfo')}
          type="email"
          required
        />
        <FormTextField
          control={control}
          name="emailSupport"
          label={t('fields.emailSupport')}
          type="email"
          required
        />
        <FormTextField control={control} name="emergencyContact" label={t('fields.emergencyContact')} />
        <FormTextField
          control={control}
          name="googleReviewUrl"
          label={t('fields.googleReviewUrl')}
          type="url"
        />
      </FormSection>
      <FormSection title={t('sections.place')}>
        {(['address', 'city', 'country', 'businessHours'] as const).flatMap((name) => [
          <FormTextField key={name} control={control} name={name} label={t(`fields.${name}`)} required />,
          <FormTextField
            key={`${name}Ru`}
            control={control}
            name={`${name}Ru`}
            label={t(`fields.${name}Ru`)}
            slotProps={{ htmlInput: { lang: 'ru' } }}
          />,
        ])}
      </FormSection>
      <SocialLinksFields form={form} />
    </RecordDialog>
  );
}
