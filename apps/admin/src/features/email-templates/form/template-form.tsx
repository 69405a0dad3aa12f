import { languages } from '@chauffeur/contracts/languages/languages';
import {
  emailTemplateRequest,
  type EmailTemplateResponse,
} from '@chauffeur/contracts/notifications/email-template';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormGrid, FormWide } from '../../../forms/layout/form-grid';
import { FormSelect } from '../../../forms/fields/form-select';
import { FormSwitch } from '../../../forms/fields/form-switch';
import { FormTextField } from '../../../forms/fields/form-text-field';
import type { RecordFormProps } from '../../../records/resource';
import { RecordDialog } from '../../../records/record-dialog';
import { useRecordForm } from '../../../records/use-record-form';
import { EmailPreview } from '../preview/email-preview';
import { HtmlField } from './html-field';
import { SendTestButton } from '../preview/send-test-button';
import { SubjectField } from './subject-field';
import { templateErrorsIn } from '../template-error.rules';
import { blankTemplate, fullNameOf, lacksRequired, previewOf } from './template-form.rules';
import { useEmailPreview } from '../preview/use-email-preview';
import { useInsertVariable } from './use-insert-variable';
import { VariableList } from './variable-list';

/** Input on the left, preview on the right; stacked on a phone. */
const Workbench = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
}));

const Side = styled('div')({ display: 'grid', gap: 20 });

/** Edits an email in one language, with its variables and a preview. */
export function TemplateForm(props: RecordFormProps<EmailTemplateResponse>) {
  const { t } = useTranslation('emailTemplates');
  const form = useRecordForm(props, {
    schema: emailTemplateRequest,
    blank: blankTemplate,
    valuesOf: (template) => template,
  });
  const { control, formState, setValue } = form;
  const values = useWatch({ control });
  const wanted = previewOf(values);
  const preview = useEmailPreview(wanted);
  const errors = templateErrorsIn(preview.error);
  const { insert, enterSubject, enterHtml, editorReady } = useInsertVariable((text) =>
    setValue('subjectTemplate', text, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  );
  const isLocked = props.record !== undefined;
  const name = fullNameOf(values);
  const newName = name ? t('fields.fullName', { name }) : t('fields.nameHint');
  const nameHint = isLocked ? t('fields.locked') : newName;
  const isInvalid = Object.keys(errors).length > 0;
  const previewFailure = isInvalid ? t('preview.invalid') : t('preview.failed');
  return (
    <RecordDialog form={form} maxWidth="xl">
      <FormWide>
        {lacksRequired(formState.errors) && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('requiredFields')}
          </Alert>
        )}
        <Workbench>
          <Side>
            <FormGrid>
              <FormTextField
                control={control}
                name="templateName"
                label={t('fields.templateName')}
                helperText={nameHint}
                required
                disabled={isLocked}
              />
              <FormSelect
                control={control}
                name="language"
                label={t('fields.language')}
                choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
                disabled={isLocked}
              />
              <FormWide>
                <FormTextField
                  control={control}
                  name="description"
                  label={t('fields.description')}
                  required
                />
              </FormWide>
            </FormGrid>
            <SubjectField control={control} error={errors.subjectTemplate} onFocus={enterSubject} />
            <HtmlField
              control={control}
              error={errors.htmlTemplate}
              onReady={editorReady}
              onFocus={enterHtml}
            />
            <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
          </Side>
          <Side>
            <VariableList templateName={values.templateName ?? ''} onInsert={insert} />
            <EmailPreview
              language={values.language}
              preview={preview.data}
              error={preview.error ? previewFailure : undefined}
            >
              <SendTestButton template={wanted} />
            </EmailPreview>
          </Side>
        </Workbench>
      </FormWide>
    </RecordDialog>
  );
}
