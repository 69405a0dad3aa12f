import type { StaffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
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
  const { companyName, isActive, socialMedia, emergencyContact } = settings;
  const place = (['address', 'city', 'country'] as const).map((key, at) => (
    <Fragment key={key}>
      {at > 0 && ', '}
      <RecordText of={settings} field={key} />
    </Fragment>
  ));
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
          { name: t('fields.place'), value: place },
          {
            name: t('fields.businessHours'),
            value: <RecordText of={settings} field="businessHours" />,
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
  return <Link href={`mailto:${encodeURIComponent(address)}`}>{address}</Link>;
}

function ExternalLink({ href, children }: { href: string; children?: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children ?? href.replace(/^https?:\/\//, '')}
    </Link>
  );
}
