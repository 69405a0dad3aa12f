import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '../../../../company/contact-links';
import { TextInLanguage } from '../../../../i18n/text-in-language';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { PhoneNumbers } from '../../../../text/phone-numbers';
import { DescriptionItem, DescriptionList } from '../../../../surfaces/description-list';

/** The driver and the vehicle, once the customer may know them. */
export function RideContacts({ ride: { driver, vehicle, carName } }: { ride: RideResponse }) {
  const { t } = useTranslation('ride');
  const { language } = useSiteLanguage();
  if (!driver) return null;
  // Same as in emails: a colour that exists only in Russian is shown in Russian.
  const named = vehicle?.colour ? { ...vehicle, colour: vehicle.colour } : null;
  const colour = named ? inLanguage(named, 'colour', language) : vehicle?.colourRu;
  const russian = language === 'ru' ? undefined : 'ru';
  return (
    <DescriptionList>
      <DescriptionItem term={t('driver')}>
        {driver.phone && driver.phoneE164 ? (
          <>
            <span>{`${driver.firstName}, `}</span>
            <a href={phoneLink(driver.phoneE164)}>
              <PhoneNumbers>{driver.phone}</PhoneNumbers>
            </a>
          </>
        ) : (
          <span>{[driver.firstName, driver.phone].filter(Boolean).join(', ')}</span>
        )}
      </DescriptionItem>
      <DescriptionItem term={t('vehicle')}>
        <span>{carName}</span>
        {colour && (
          <span>
            ,{' '}
            <TextInLanguage lang={named ? otherLanguageOf(named, 'colour', language) : russian}>
              {colour}
            </TextInLanguage>
          </span>
        )}
      </DescriptionItem>
      {vehicle?.plate && <DescriptionItem term={t('plate')}>{vehicle.plate}</DescriptionItem>}
    </DescriptionList>
  );
}
