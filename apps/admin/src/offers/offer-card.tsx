import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../i18n/record-text';
import { useStaffLanguage } from '../i18n/staff-language';
import { CardImage } from '../images/card-image';
import { RecordCard } from '../records/record-card';
import { Clamped } from '../surfaces/clamped';
import { DescriptionList, type DescriptionItem } from '../surfaces/description-list';
import { formatMoney } from '../text/format-number';

/** Fields of both services and tours that staff see on the card. */
export interface ListedOffer {
  readonly name: string;
  readonly nameRu: string | null;
  readonly description: string;
  readonly descriptionRu: string | null;
  readonly durationHours: number;
  readonly basePrice: number;
  readonly youtubeUrl: string | null;
  readonly image: ImageResponse | null;
  readonly photos: readonly unknown[];
}

interface OfferCardProps {
  offer: ListedOffer;
  /** Details that only this kind of offer has. */
  details: readonly DescriptionItem[];
  onEdit: () => void;
  onRemove: () => void;
}

/** The card of a service or tour. */
export function OfferCard({ offer, details, onEdit, onRemove }: OfferCardProps) {
  const { t } = useTranslation('offers');
  const { language } = useStaffLanguage();
  return (
    <RecordCard
      name={inLanguage(offer, 'name', language)}
      nameLanguage={otherLanguageOf(offer, 'name', language)}
      image={<CardImage image={offer.image} />}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>
        <RecordText of={offer} field="description" />
      </Clamped>
      <DescriptionList
        items={[
          ...details,
          { name: t('fields.durationHours'), value: t('hours', { hours: offer.durationHours }) },
          { name: t('fields.basePrice'), value: formatMoney(offer.basePrice, 'USD', language) },
          { name: t('fields.photos'), value: offer.photos.length },
          { name: t('fields.video'), value: offer.youtubeUrl ? t('hasVideo') : null },
          { name: t('fields.russian'), value: offer.nameRu && offer.descriptionRu ? null : t('noRussian') },
        ]}
      />
    </RecordCard>
  );
}
