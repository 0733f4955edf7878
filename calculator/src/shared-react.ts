// Replaces React in the files that the script loads on demand: they use the script's copy of Preact.
import { REGISTRY, type Registry } from './registry.ts';

export const { Fragment, jsx, useEffect, useMemo, useRef, useState } = (window[REGISTRY] as Registry).react;
/** For elements with several children. Preact has one function for both. */
export const jsxs = jsx;
