import type {
  DriverCandidate,
  VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { useTranslation } from 'react-i18next';

/** Returns a function that adds a candidate's state to its name: `Toyota Camry · 1 — busy 14:00–16:30`. */
export function useCandidateText() {
  const { t } = useTranslation('dispatch');
  return (name: string, candidate: VehicleCandidate | DriverCandidate) => {
    const { state, busyFrom: from, busyUntil: until, gapBefore, gapAfter } = candidate;
    const gaps = [gapBefore, gapAfter].filter((gap) => gap !== null);
    const tight =
      gaps.length > 0 ? t('candidates.tightBy', { minutes: Math.min(...gaps) }) : t('candidates.tight');
    const words =
      state === 'tight'
        ? tight
        : (state === 'busy' || state === 'blocked') && from !== null
          ? t(`candidates.${state}At`, { from, until })
          : t(`candidates.${state}`);
    const marks = [
      state === 'offHours' && 'isTight' in candidate && candidate.isTight && tight,
      'isLongDay' in candidate && candidate.isLongDay && t('candidates.longDay'),
      'hasDeclined' in candidate && candidate.hasDeclined && t('candidates.declined'),
    ];
    return `${name} — ${[words, ...marks].filter(Boolean).join(', ')}`;
  };
}
