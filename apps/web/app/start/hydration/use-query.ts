import { useLocation } from 'react-router-dom';
import { useScriptsRunning } from './use-scripts-running';

/** Returns the address's query; empty until hydration, because a cached page is the same for every query. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useScriptsRunning() ? search : '');
}
