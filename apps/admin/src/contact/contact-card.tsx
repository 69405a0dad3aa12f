import type { StaffContactSettingsResponse } from '@chauffeur/contracts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { RecordCard } from '../resources/record-card';
import { Facts } from '../surfaces/facts';
import { Tag } from '../surfaces/tag';
import { phoneLink } from '../text/phone-link';

interface ContactCardProps {
  settings: StaffContactSettingsResponse;
  onEdit: () => void;
  onRemove: () => void;
}

export function ContactCard({ settings, onEdit, onRemove }: ContactCardProps) {
  const { t } = useTranslation('contact');
  const { language } = useStaffLanguage();
  const { companyName, isActive, socialMedia, emergencyContact } = settings;
  const inRussian = language === 'ru';
  const place = [
    (inRussian && settings.addressRu) || settings.address,
    (inRussian && settings.cityRu) || settings.city,
    (inRussian && settings.countryRu) || settings.country,
  ];
  const networks = Object.entries(socialMedia);
  return (
    <RecordCard
      name={companyName}
      status={<Tag tone={isActive ? 'success' : 'quiet'}>{t(isActive ? 'active' : 'inactive')}</Tag>}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Facts
        facts={[
          { name: t('fields.websiteUrl'), value: <Outward href={settings.websiteUrl} /> },
          { name: t('fields.phonePrimary'), value: <Phone number={settings.phonePrimary} /> },
          { name: t('fields.phoneWhatsapp'), value: <Phone number={settings.phoneWhatsapp} /> },
          { name: t('fields.emailInfo'), value: <Mail address={settings.emailInfo} /> },
          { name: t('fields.emailSupport'), value: <Mail address={settings.emailSupport} /> },
          { name: t('fields.place'), value: place.join(', ') },
          {
            name: t('fields.businessHours'),
            value: (inRussian && settings.businessHoursRu) || settings.businessHours,
          },
          { name: t('fields.emergencyContact'), value: emergencyContact },
          {
            name: t('fields.googleReviewUrl'),
            value: settings.googleReviewUrl && <Outward href={settings.googleReviewUrl} />,
          },
          {
            name: t('sections.socialMedia'),
            value:
              networks.length === 0
                ? null
                : networks.map(([network, href], at) => (
                    <span key={network}>
                      {at > 0 && ', '}
                      <Outward href={href}>{network}</Outward>
                    </span>
                  )),
          },
        ]}
      />
    </RecordCard>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <Link href={phoneLink(number)} color="link.main">
      {number}
    </Link>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <Link href={`mailto:${encodeURIComponent(address)}`} color="link.main">
      {address}
    </Link>
  );
}

function Outward({ href, children }: { href: string; children?: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" color="link.main">
      {children ?? href.replace(/^https?:\/\//, '')}
    </Link>
  );
}
