import type { StaffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormSection } from '../../forms/layout/form-section';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { blankContactForm, contactFormRules, contactFormValuesOf } from './contact-form.rules';
import { SocialLinksFields } from './social-links-fields';

export function ContactForm(props: RecordFormProps<StaffContactSettingsResponse>) {
  const { t } = useTranslation('contact');
  const form = useRecordForm(props, {
    schema: contactFormRules,
    blank: blankContactForm,
    valuesOf: contactFormValuesOf,
  });
  const { control } = form;
  return (
    <RecordDialog form={form} maxWidth="md">
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
          />,
        ])}
      </FormSection>
      <SocialLinksFields form={form} />
    </RecordDialog>
  );
}
