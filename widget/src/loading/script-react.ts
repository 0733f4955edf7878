// Replaces React in the files that the script loads on demand: they use the script's copy of Preact.
import { SCRIPT_API, type ScriptApi } from '../host/script-api.ts';

export const { Fragment, jsx, jsxs, useEffect, useMemo, useRef, useState } = (window[SCRIPT_API] as ScriptApi)
  .react;
