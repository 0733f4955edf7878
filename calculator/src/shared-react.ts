// Replaces React in the files that the script loads on demand: they use the script's copy of Preact.
import { REGISTRY, type Registry } from './registry.ts';

export const { Fragment, jsx, jsxs, useEffect, useMemo, useRef, useState } = (window[REGISTRY] as Registry)
  .react;
