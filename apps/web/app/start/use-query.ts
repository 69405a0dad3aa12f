import { useLocation } from 'react-router-dom';
import { useScriptsRunning } from './use-scripts-running';

/** The address's query; empty until scripts have taken the page over, because a cached page is the same for every query. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useScriptsRunning() ? search : '');
}
