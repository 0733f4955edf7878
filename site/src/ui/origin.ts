import { createContext } from 'react';

/** Where the site stands, such as `https://example.org`: for addresses that must be absolute. */
export const OriginContext = createContext('');
