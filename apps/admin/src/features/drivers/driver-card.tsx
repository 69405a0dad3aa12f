import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BlocksButton } from '../../blocks/blocks-button';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { driverLanguageNames } from '../../resources/fleet/drivers';
import { DescriptionList } from '../../surfaces/description-list';
import { Tag } from '../../surfaces/tag';
import { formatRideDate } from '../../text/format-date';
import { PhoneLink } from '../../surfaces/phone-link';
import { AccessButton } from './access/access-button';
import { HoursButton } from './hours-button';
import { usePaymentText } from './use-payment-text';

export function DriverCard({ record: driver, onEdit, onRemove }: RecordItemProps<DriverResponse>) {
  const { t } = useTranslation('drivers');
  const { language } = useStaffLanguage();
  const paymentText = usePaymentText();
  const { name, phone, email, language: read, licenseNumber, hireDate, isActive, notes } = driver;
  return (
    <RecordCard
      name={name}
      status={<Tag tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Tag>}
      onEdit={onEdit}
      onRemove={onRemove}
      actions={
        <>
          <BlocksButton of={{ vehicleId: null, driverId: driver.id, name }} />
          <HoursButton driver={driver} />
          <AccessButton driver={driver} />
          <Button
            component={RouterLink}
            to={`/finance/settlement?driverId=${driver.id}`}
            color="inherit"
            aria-label={t('settlement.of', { name })}
          >
            {t('settlement.button')}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          {
            name: t('fields.phone'),
            value: phone && <PhoneLink phone={phone} />,
          },
          {
            name: t('fields.email'),
            value: email && <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>,
          },
          { name: t('fields.language'), value: driverLanguageNames[read] },
          { name: t('fields.licenseNumber'), value: licenseNumber },
          { name: t('fields.hireDate'), value: formatRideDate(hireDate, language) },
          { name: t('fields.payment'), value: paymentText(driver) },
          { name: t('fields.notes'), value: notes },
        ]}
      />
    </RecordCard>
  );
}
