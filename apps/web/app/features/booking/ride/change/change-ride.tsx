import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useCompany } from '../../../../company/use-company';
import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { usePrefetch } from '../../../../start/on-demand/use-prefetch';
import { Announcement } from '../../../../surfaces/announcement';
import { Banner } from '../../../../surfaces/banner';
import { NotLoaded } from '../../../../surfaces/not-loaded';
import { Spinner } from '../../../../surfaces/spinner';
import { useFocusOpenerOnClose } from '../use-focus-opener-on-close';
import type { OpenedRideState } from '../use-ride';
import { headlineOf } from '../ride-texts';
import { openKinds } from './open-kinds';
import type { ChangeKind } from './ride-values';
import { CallToCompany } from '../call-to-company';
import { storedChange } from './stored-change';

// Lazy, because it includes the search of places and the extras.
const loadForm = () => import('./change-form');

interface ChangeRideProps {
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
}

/** The changes to the ride that are still possible, each kind in a form of its own. */
export function ChangeRide({ token, ride, openedRide }: ChangeRideProps) {
  const { t } = useTranslation('ride');
  const { phone } = useCompany();
  const [stored] = useState(() => storedChange(ride.id));
  const [openBefore] = useState(() => stored.read()?.kind ?? null);
  const form = useLazyPart(loadForm, openBefore !== null);
  usePrefetch(loadForm);
  const [lastKind, setLastKind] = useState(openBefore);
  const open = form.isOpen ? lastKind : null;
  const [isSaved, setSaved] = useState(false);
  const opener = useFocusOpenerOnClose<HTMLButtonElement>(form.isOpen);
  const [openedAt] = useState(() => openedRide.now().getTime());
  const kinds = openKinds(ride, openedAt);
  // An open form stays when its time is over: the server rejects the change, and no input is lost.
  if (kinds.length === 0 && !open && isOver(ride, openedRide.now())) return null;
  const tooLate = open && kinds.length === 0 ? null : tooLateKey(kinds);
  const show = (kind: ChangeKind) => {
    setSaved(false);
    setLastKind(kind);
    form.open();
  };
  const close = () => {
    stored.clear();
    form.close();
  };
  return (
    <Box sx={{ mt: 3 }}>
      <Box role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
        {isSaved && <Banner kind="success">{t('change.saved')}</Banner>}
      </Box>
      {tooLate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <CallToCompany text={t(tooLate, { phone })} />
        </Typography>
      )}
      <NotLoaded isShown={form.hasFailed} />
      {open && !form.part && (
        <>
          <Announcement>{t('files.loading')}</Announcement>
          <Spinner />
        </>
      )}
      {open && form.part && (
        <form.part.default
          key={open}
          kind={open}
          token={token}
          ride={ride}
          openedRide={openedRide}
          stored={stored}
          onClose={close}
          onSaved={(isWhole) => {
            if (isWhole) close();
            setSaved(true);
          }}
        />
      )}
      {!open && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              ref={kind === lastKind ? opener : undefined}
              variant="outlined"
              onClick={() => show(kind)}
            >
              {t(`change.open.${kind}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

function isOver(ride: RideResponse, now: Date): boolean {
  const headline = headlineOf(ride, now);
  return headline === 'completed' || headline === 'passed';
}

/** Returns the text that says what can't be changed here any more; null if everything can. */
function tooLateKey(kinds: readonly ChangeKind[]) {
  if (kinds.includes('trip')) return null;
  return kinds.includes('details') ? 'change.tripOver' : 'change.failures.tooLate';
}
