import type { DriverAccess } from '@chauffeur/contracts/driver-page/driver-link';
import { driverPin } from '@chauffeur/contracts/driver-page/driver-session';
import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { phoneLinks } from '@chauffeur/phone';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SavingFields } from '../../../forms/saving/saving-fields';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useCopy } from '../../../notices/use-copy';
import { MessageLink } from '../../../ride-messages/message-link';
import { RevokeLink } from './revoke-link';
import { useRenewDriverLink } from './use-driver-access';

interface LinkFormProps {
  driver: DriverResponse;
  access: DriverAccess;
  /** Called with whether a typed PIN is not yet part of a link, or a link not yet shown. Must be a stable function. */
  onUnsaved: (hasUnsaved: boolean) => void;
}

type Pin = 'stored' | 'phone' | 'other';

/** Creates the link with its PIN. The link's address is shown only once, since it is not stored. */
export function LinkForm({ driver, access, onUnsaved }: LinkFormProps) {
  const { t } = useTranslation('drivers');
  const failureText = useFailureText();
  const renew = useRenewDriverLink(driver.id);
  const [choice, setChoice] = useState<Pin>();
  const [digits, setDigits] = useState('');
  const hasPhone = driver.phone !== null;
  const kind: Pin = choice ?? usualPin(access, hasPhone);
  const isWrong = kind === 'other' && !driverPin.safeParse(digits).success;
  // A link whose response comes after the dialog has closed is lost, and the former one has ended.
  const hasUnsaved = renew.isPending || (kind === 'other' && digits !== '' && !renew.data);
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWrong || renew.isPending) return;
    const pin = { stored: undefined, phone: null, other: digits }[kind];
    renew.mutate(pin === undefined ? {} : { pin });
  };
  if (!driver.isActive) return <Alert severity="info">{t('access.inactive')}</Alert>;
  if (renew.data) return <NewLink driver={driver} url={renew.data.url} />;
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <SavingFields isSaving={renew.isPending}>
        <RadioGroup
          aria-label={t('access.pin')}
          value={kind}
          onChange={({ target }) => setChoice(pins.find((pin) => pin === target.value))}
        >
          {pins
            .filter((pin) => (pin === 'stored' ? access.pin === 'own' : pin === 'phone' ? hasPhone : true))
            .map((pin) => (
              <FormControlLabel key={pin} value={pin} control={<Radio />} label={t(`access.pins.${pin}`)} />
            ))}
        </RadioGroup>
        {kind === 'other' && (
          <TextField
            label={t('access.digits')}
            helperText={t('access.digitsHint')}
            value={digits}
            onChange={({ target }) => setDigits(target.value.trim())}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          />
        )}
      </SavingFields>
      {access.link && <Alert severity="info">{t('access.renewText')}</Alert>}
      {renew.isError && <Alert severity="error">{failureText(renew.error, t('access.renewFailed'))}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={renew.isPending} disabled={isWrong}>
          <span>{t(access.link ? 'access.renew' : 'access.make')}</span>
        </Button>
        {access.link && <RevokeLink driver={driver} />}
      </Box>
    </Box>
  );
}

const pins = ['stored', 'phone', 'other'] as const;

function usualPin({ pin }: DriverAccess, hasPhone: boolean): Pin {
  if (pin === 'own') return 'stored';
  return hasPhone ? 'phone' : 'other';
}

/** The new link, to copy or send. */
function NewLink({ driver, url }: { driver: DriverResponse; url: string }) {
  const { t } = useTranslation('drivers');
  const { t: messages, i18n } = useTranslation('rideMessages');
  const copy = useCopy();
  const links = driver.phone ? phoneLinks(driver.phone) : null;
  const text = i18n.getFixedT(driver.language, 'rideMessages')('driver.page', { url });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="success">{t('access.made')}</Alert>
      <TextField
        label={t('access.link')}
        value={url}
        size="small"
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => void copy(url, { done: t('access.copied'), failed: messages('notCopied') })}
        >
          {messages('copy')}
        </Button>
        {links && (
          <MessageLink links={links} app="whatsapp" text={text}>
            {messages('sendDriver')}
          </MessageLink>
        )}
      </Box>
    </Box>
  );
}
