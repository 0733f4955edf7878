import { createContext } from 'react';

/** The site's origin, such as `https://example.org`, for absolute URLs. */
export const OriginContext = createContext('');
