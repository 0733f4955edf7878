import { createContext } from 'react';

/** The site's origin, such as `https://example.org`, for absolute URLs. */
export const OriginContext = createContext('');

/** The calendar year in which the server rendered the page; the browser hydrates it with the same year. */
export const CurrentYearContext = createContext(0);
