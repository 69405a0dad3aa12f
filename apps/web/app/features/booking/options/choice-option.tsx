import type { ImageResponse } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ResponsiveImage } from '../../../images/responsive-image';

export const OptionGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Option = styled('button')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: 0,
  overflow: 'hidden',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 14,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.text.primary}`,
  },
}));

interface ChoiceOptionProps {
  name: string;
  details: string;
  image: ImageResponse | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** One record that can be chosen; its name is the button's name. */
export function ChoiceOption({ name, details, image, isChosen, onChoose }: ChoiceOptionProps) {
  return (
    <li>
      <Option type="button" aria-pressed={isChosen} onClick={onChoose}>
        <ResponsiveImage
          image={image}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 900px) 268px, (min-width: 600px) 45vw, 92vw"
        />
        <Box component="span" sx={{ display: 'block', p: '14px 16px 16px' }}>
          <Box
            component="span"
            sx={{ display: 'block', fontWeight: 800, fontSize: '1.0625rem', lineHeight: 1.3 }}
          >
            {name}
          </Box>
          <Box
            component="span"
            sx={{ display: 'block', mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}
          >
            {details}
          </Box>
        </Box>
      </Option>
    </li>
  );
}
