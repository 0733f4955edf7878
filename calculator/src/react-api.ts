import { Fragment, jsx } from 'preact/jsx-runtime';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The part of React's API that the files on demand use. */
export const reactApi = { Fragment, jsx, useEffect, useMemo, useRef, useState };
