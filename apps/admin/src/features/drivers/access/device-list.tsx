import type { DriverDevice } from '@chauffeur/contracts/driver-page/driver-link';
import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useNotify } from '../../../notices/notice-context';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { formatMoment } from '../../../text/format-date';
import { useRevokeAccess } from './use-driver-access';

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });

interface DeviceListProps {
  driver: DriverResponse;
  devices: readonly DriverDevice[];
}

/** The devices on which the driver is signed in; staff can sign each one out. */
export function DeviceList({ driver, devices }: DeviceListProps) {
  const { t } = useTranslation('drivers');
  const { language } = useStaffLanguage();
  const notify = useNotify();
  const end = useRevokeAccess(driver.id);
  if (devices.length === 0) return <SecondaryText>{t('access.noDevices')}</SecondaryText>;
  return (
    <List aria-label={t('access.devices')}>
      {devices.map(({ id, device, firstUsedAt, lastUsedAt }) => (
        <Row key={id}>
          <div>
            <span>{device}</span>
            <SecondaryText sx={{ fontSize: '0.875rem' }}>
              {t('access.used', {
                first: formatMoment(firstUsedAt, language),
                last: formatMoment(lastUsedAt, language),
              })}
            </SecondaryText>
          </div>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ flexShrink: 0 }}
            loading={end.isPending && end.variables !== 'link' && end.variables.deviceId === id}
            aria-label={`${t('access.signOut')}: ${device}`}
            onClick={() =>
              end.mutate(
                { deviceId: id },
                {
                  onSuccess: () => notify(t('access.signedOut', { device })),
                  onError: () => notify(t('access.signOutFailed'), 'error'),
                },
              )
            }
          >
            {t('access.signOut')}
          </Button>
        </Row>
      ))}
    </List>
  );
}
