import { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The part of React's API that the files on demand use. */
export const reactApi = { Fragment, jsx, jsxs, useEffect, useMemo, useRef, useState };
