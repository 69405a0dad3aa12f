import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import type { Language } from '@chauffeur/contracts/languages/languages';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { ResponsiveImage } from '../../../images/responsive-image';
import { NotLoaded } from '../../../surfaces/not-loaded';

const Slot = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: 16,
  border: `1.5px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '&[data-empty="true"]': { borderStyle: 'dashed', borderColor: theme.palette.fieldLine.main },
}));

interface ChoiceSlotProps {
  kind: 'offer' | 'vehicle';
  chosen: {
    name: string;
    /** If it is not the page's. */
    nameLanguage?: Language | undefined;
    details: ReactNode;
    price: string | null;
    image: ImageResponse | null;
  } | null;
  /** Whether it is the next choice to make. */
  isNext: boolean;
  /** Whether the list to choose from could not be fetched. */
  hasFailed: boolean;
  onChoose: () => void;
  onReset: () => void;
  /** Shown below the choice. */
  children?: ReactNode;
}

/** One of the two choices of step 1: empty with an invitation, or filled with what was chosen. */
export function ChoiceSlot(props: ChoiceSlotProps) {
  const { kind, chosen, isNext, onChoose, onReset } = props;
  const { t } = useTranslation('booking');
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <Slot aria-labelledby={id} data-empty={chosen === null}>
      <Box
        sx={{
          display: 'grid',
          // As high empty as filled, so that a choice from a link moves nothing.
          minHeight: { xs: '18.25rem', sm: '13rem', md: '13.75rem' },
          gridTemplateColumns: { xs: '6.5rem 1fr', sm: '15rem 1fr' },
          // If text is so large that the buttons do not fit beside the image, they take its room.
          '@container (max-width: 15em)': { display: 'block', '& > :first-child': { display: 'none' } },
        }}
      >
        <Box
          sx={(theme) => ({
            position: 'relative',
            '& > *': { position: 'absolute', inset: 0 },
            // A narrow column would crop a car to a slice, so its image is small and whole there.
            ...(chosen?.image && {
              [theme.breakpoints.down('sm')]: {
                alignSelf: 'center',
                paddingInlineStart: '12px',
                '& > *': { position: 'static', height: 'auto', aspectRatio: '3 / 2', borderRadius: '8px' },
              },
            }),
          })}
        >
          <ResponsiveImage
            image={chosen?.image ?? null}
            alt=""
            ratio="1"
            fillsFrom="xs"
            sizes="(min-width: 600px) 240px, 104px"
          />
        </Box>
        <Box sx={{ p: { xs: 2, sm: 2.5, md: 3 }, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <Typography id={id} component="h3" variant="overline" sx={{ color: 'text.secondary' }}>
            {t(`${kind}.slot`)}
          </Typography>
          {chosen ? (
            <>
              <Typography variant="h3" component="p" lang={chosen.nameLanguage}>
                {chosen.name}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{chosen.details}</Typography>
              {chosen.price && <Typography sx={{ mt: 0.5, fontWeight: 800 }}>{chosen.price}</Typography>}
            </>
          ) : (
            <Typography sx={{ mt: 0.5 }}>{t(`${kind}.invitation`)}</Typography>
          )}
          {/* At the end, so that the buttons do not move when the lines above them appear. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 2 }}>
            <Button
              ref={choose}
              variant={isNext ? 'contained' : 'outlined'}
              size={chosen ? 'small' : 'medium'}
              aria-haspopup="dialog"
              // On a phone, the label of the first button stays on one line.
              sx={chosen ? undefined : { px: { xs: 1.25, sm: 2.75 } }}
              onClick={onChoose}
            >
              {t(chosen ? `${kind}.change` : `${kind}.choose`)}
            </Button>
            {chosen && (
              <Button
                size="small"
                onClick={() => {
                  // This button disappears with the choice.
                  choose.current?.focus();
                  onReset();
                }}
              >
                {t(`${kind}.reset`)}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      <Box sx={{ '& > :not(:empty)': { p: 2, pt: 0 } }}>
        <NotLoaded isShown={props.hasFailed} />
      </Box>
      {props.children}
    </Slot>
  );
}
