import { createContext } from 'react-router-dom';

/** The address that visitors see, without a trailing slash; canonical and language addresses begin with it. */
export const publicUrlContext = createContext<string>();
