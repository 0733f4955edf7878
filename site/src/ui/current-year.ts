import { createContext } from 'react';

/** The calendar year in which the server rendered the page; the browser hydrates it with the same year. */
export const CurrentYearContext = createContext(0);
