import { AddRounded as AddIcon, DeleteOutlineRounded as RemoveIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ContactSettingsRequest } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { useFieldArray, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../forms/fields/form-text-field';
import { useFocusAfterRemoval } from '../../focus/use-focus-after-removal';
import type { ContactFormValues } from './contact-form.rules';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) 44px',
  gap: 8,
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    '& > :nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' },
  },
}));

export function SocialLinksList({
  control,
}: {
  control: Control<ContactFormValues, unknown, ContactSettingsRequest>;
}) {
  const { t } = useTranslation('contact');
  const { fields, append, remove } = useFieldArray({ control, name: 'socialMedia.links' });
  const [addButton, removeWithFocus] = useFocusAfterRemoval<HTMLButtonElement>();
  return (
    <>
      {fields.map(({ id, network }, at) => (
        <Row key={id} role="group" aria-label={t('links.row', { number: at + 1 })}>
          <FormTextField
            control={control}
            name={`socialMedia.links.${at}.network`}
            label={t('fields.network')}
            placeholder="instagram"
          />
          <FormTextField
            control={control}
            name={`socialMedia.links.${at}.link`}
            label={t('fields.link')}
            placeholder="https://"
            type="url"
          />
          <IconButton
            aria-label={t('links.remove', { name: network || at + 1 })}
            onClick={() => removeWithFocus(() => remove(at))}
            sx={{ width: 44, height: 44, marginTop: '6px' }}
          >
            <RemoveIcon />
          </IconButton>
        </Row>
      ))}
      <Button
        ref={addButton}
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        onClick={() => append({ network: '', link: '' })}
        sx={{ alignSelf: 'start' }}
      >
        {t('links.add')}
      </Button>
    </>
  );
}
