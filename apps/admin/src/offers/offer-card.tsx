import type { ImageResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { CardPicture } from '../photos/card-picture';
import { RecordCard } from '../resources/record-card';
import { Clamped } from '../surfaces/clamped';
import { Facts, type Fact } from '../surfaces/facts';
import { formatMoney } from '../text/format-money';
import { inStaffLanguage } from '../text/in-staff-language';

/** What a service and a tour both show to staff. */
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
  /** What only this kind of offer has. */
  facts: readonly Fact[];
  onEdit: () => void;
  onRemove: () => void;
}

/** A service or a tour. */
export function OfferCard({ offer, facts, onEdit, onRemove }: OfferCardProps) {
  const { t } = useTranslation('offers');
  const { language } = useStaffLanguage();
  return (
    <RecordCard
      name={inStaffLanguage(language, offer.name, offer.nameRu)}
      picture={<CardPicture image={offer.image} />}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>{inStaffLanguage(language, offer.description, offer.descriptionRu)}</Clamped>
      <Facts
        facts={[
          ...facts,
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
