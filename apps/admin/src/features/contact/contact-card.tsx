import type { StaffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { DescriptionList } from '../../surfaces/description-list';
import { Tag } from '../../surfaces/tag';
import { PhoneLink } from '../../surfaces/phone-link';

export function ContactCard({
  record: settings,
  onEdit,
  onRemove,
}: RecordItemProps<StaffContactSettingsResponse>) {
  const { t } = useTranslation('contact');
  const { language } = useStaffLanguage();
  const { companyName, isActive, socialMedia, emergencyContact } = settings;
  const place = (['address', 'city', 'country'] as const).map((key) => inLanguage(settings, key, language));
  const networks = Object.entries(socialMedia);
  return (
    <RecordCard
      name={companyName}
      status={<Tag tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Tag>}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <DescriptionList
        items={[
          { name: t('fields.websiteUrl'), value: <ExternalLink href={settings.websiteUrl} /> },
          { name: t('fields.phonePrimary'), value: <PhoneLink phone={settings.phonePrimary} /> },
          { name: t('fields.phoneWhatsapp'), value: <PhoneLink phone={settings.phoneWhatsapp} /> },
          { name: t('fields.emailInfo'), value: <EmailLink address={settings.emailInfo} /> },
          { name: t('fields.emailSupport'), value: <EmailLink address={settings.emailSupport} /> },
          { name: t('fields.place'), value: place.join(', ') },
          {
            name: t('fields.businessHours'),
            value: inLanguage(settings, 'businessHours', language),
          },
          { name: t('fields.emergencyContact'), value: emergencyContact },
          {
            name: t('fields.googleReviewUrl'),
            value: settings.googleReviewUrl && <ExternalLink href={settings.googleReviewUrl} />,
          },
          {
            name: t('sections.socialMedia'),
            value:
              networks.length === 0
                ? null
                : networks.map(([network, href], at) => (
                    <span key={network}>
                      {at > 0 && ', '}
                      <ExternalLink href={href}>{network}</ExternalLink>
                    </span>
                  )),
          },
        ]}
      />
    </RecordCard>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <Link href={`mailto:${encodeURIComponent(address)}`} color="link.main">
      {address}
    </Link>
  );
}

function ExternalLink({ href, children }: { href: string; children?: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" color="link.main">
      {children ?? href.replace(/^https?:\/\//, '')}
    </Link>
  );
}
