import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { ResponsiveImage } from '../../images/responsive-image';
import { Card, CardBody, CardFoot, CardTrio } from '../../surfaces/card';
import { MoreLink } from '../../surfaces/more-link';
import { Section } from '../../surfaces/section';

const cards = [
  { name: 'airport', path: '/services' },
  { name: 'city', path: '/services' },
  { name: 'countryside', path: '/tours' },
] as const;

type CardName = (typeof cards)[number]['name'];

const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  // Makes the whole card clickable, while the link is named by the card's title.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

interface OfferCardsProps {
  images: Record<CardName, ImageResponse | null>;
  /** Whether the price of a transfer includes waiting for a late plane. */
  isWaitingIncluded: boolean;
}

/** What the company offers, in three cards. */
export function OfferCards({ images, isWaitingIncluded }: OfferCardsProps) {
  const { t } = useTranslation('home');
  const { to } = useSiteLanguage();
  const textOf = (name: CardName) =>
    name === 'airport' && isWaitingIncluded
      ? `${t('offers.airport.text')} ${t('offers.airport.waiting')}`
      : t(`offers.${name}.text`);
  return (
    <Section title={t('offers.title')} lead={t('offers.lead')}>
      <CardTrio>
        {cards.map(({ name, path }) => (
          <li key={name}>
            <Card>
              <ResponsiveImage
                image={images[name]}
                alt=""
                ratio="3 / 2"
                sizes="(min-width: 1200px) 368px, (min-width: 720px) 31vw, 92vw"
              />
              <CardBody>
                <Typography variant="h3">
                  <TitleLink to={to(path)}>{t(`offers.${name}.title`)}</TitleLink>
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{textOf(name)}</Typography>
                <CardFoot>
                  <MoreLink>{t(`offers.${name}.link`)}</MoreLink>
                </CardFoot>
              </CardBody>
            </Card>
          </li>
        ))}
      </CardTrio>
    </Section>
  );
}
