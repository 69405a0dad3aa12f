import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { Announcement } from '../../../../surfaces/announcement';
import { Banner } from '../../../../surfaces/banner';
import { Spinner } from '../../../../surfaces/spinner';
import { useFocusOnReturn } from '../use-focus-on-return';
import type { RideInUse } from '../use-ride';
import type { ChangeKind } from './change-form';

// With the search of places and the list of extras: fetched when a form is opened.
const ChangeForm = lazy(() => import('./change-form'));

interface ChangeRideProps {
  token: string;
  ride: RideResponse;
  inUse: RideInUse;
}

/** What the customer can still change of the ride, each kind in a form of its own. */
export function ChangeRide({ token, ride, inUse }: ChangeRideProps) {
  const { t } = useTranslation('ride');
  const [open, setOpen] = useState<ChangeKind | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [lastKind, setLastKind] = useState<ChangeKind | null>(null);
  const opener = useFocusOnReturn<HTMLButtonElement>(open !== null);
  const [openedAt] = useState(() => inUse.now().getTime());
  const kinds = openKinds(ride, openedAt);
  // One that is open stays when its time is over: the server says so, and nothing that was typed is lost.
  if (kinds.length === 0 && !open) return null;
  const show = (kind: ChangeKind) => {
    setSaved(false);
    setOpen(kind);
    setLastKind(kind);
  };
  return (
    <Box sx={{ mt: 3 }}>
      <div role="status">{isSaved && <Banner kind="success">{t('change.saved')}</Banner>}</div>
      {open ? (
        <Suspense
          fallback={
            <>
              <Announcement>{t('files.loading')}</Announcement>
              <Spinner />
            </>
          }
        >
          <ChangeForm
            key={open}
            kind={open}
            token={token}
            ride={ride}
            inUse={inUse}
            onClose={() => setOpen(null)}
            onSaved={(isWhole) => {
              if (isWhole) setOpen(null);
              setSaved(true);
            }}
          />
        </Suspense>
      ) : (
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

function openKinds({ changes }: RideResponse, now: number): ChangeKind[] {
  if (!changes) return [];
  return [
    ...(now <= Date.parse(changes.tripUntil) ? (['trip'] as const) : []),
    ...(now <= Date.parse(changes.detailsUntil) ? (['details'] as const) : []),
  ];
}
