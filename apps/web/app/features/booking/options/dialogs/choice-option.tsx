import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ResponsiveImage } from '../../../../images/responsive-image';

export const OptionList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A row with image and name, details and price below the name; low enough for a phone to show more than ten. */
const Option = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplate: "'image name name' 'image details price' / 66px minmax(0, 1fr) auto",
  alignContent: 'center',
  columnGap: 12,
  width: '100%',
  height: '100%',
  minHeight: 56,
  padding: '4px 12px 4px 5px',
  font: 'inherit',
  lineHeight: 1.35,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 12,
  border: `1.5px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.text.primary,
    boxShadow: `inset 0 0 0 1.5px ${theme.palette.text.primary}`,
  },
}));

const Picture = styled('span')({
  gridArea: 'image',
  alignSelf: 'center',
  overflow: 'hidden',
  borderRadius: 8,
  '& > *': { display: 'block' },
});
const Title = styled('span')({
  gridArea: 'name',
  alignSelf: 'end',
  display: 'flex',
  // If both do not fit, the mark is below the name.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 8,
});
const Name = styled('span')({ fontWeight: 800 });
const Mark = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: theme.palette.success.main,
  '&[data-busy="true"]': { color: theme.palette.text.secondary },
}));
const Details = styled('span')(({ theme }) => ({
  gridArea: 'details',
  alignSelf: 'baseline',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));
const Price = styled('span')({
  gridArea: 'price',
  alignSelf: 'baseline',
  fontWeight: 800,
  whiteSpace: 'nowrap',
});

interface ChoiceOptionProps {
  name: string;
  /** If it is not the page's. */
  nameLanguage?: Language | undefined;
  details: string;
  /** Null if unknown. */
  price: string | null;
  /** At the time of the ride; absent or null if unknown. */
  isFree?: boolean | null;
  image: ImageResponse | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** A record to choose; its name comes first in the button's accessible name. */
export function ChoiceOption(props: ChoiceOptionProps) {
  const { name, nameLanguage, details, price, isFree = null, image, isChosen, onChoose } = props;
  const { t } = useTranslation('booking');
  return (
    <li>
      <Option type="button" aria-pressed={isChosen} onClick={onChoose}>
        <Picture>
          <ResponsiveImage image={image} alt="" ratio="3 / 2" sizes="66px" />
        </Picture>
        {/* The spaces separate the words of the button's accessible name. */}
        <Title>
          <Name lang={nameLanguage}>{name} </Name>
          {isFree !== null && <Mark data-busy={!isFree}>{t(isFree ? 'vehicle.free' : 'vehicle.busy')} </Mark>}
        </Title>
        <Details>{details} </Details>
        {price && <Price className="tabular">{price}</Price>}
      </Option>
    </li>
  );
}
