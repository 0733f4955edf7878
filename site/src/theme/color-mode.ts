import { useSyncExternalStore } from 'react';

export type ColorMode = 'dark' | 'light' | 'system';
export type Theme = 'dark' | 'light';

const STORAGE_KEY = 'whenabouts-theme';
const DARK = '(prefers-color-scheme: dark)';
const PAGE_COLOR = { light: '#FAF8F3', dark: '#10191C' } as const;

/**
 * Runs in the head of every page before the first paint, so that no page flashes in the wrong theme.
 * The Content Security Policy allows it by its hash, which is computed at startup. It creates the theme-color
 * element itself, because React would reset an element that it rendered.
 */
export const colorModeScript = `{let m,c;try{m=localStorage.getItem('${STORAGE_KEY}')}catch{}m=m=='dark'||m!='light'&&matchMedia('${DARK}').matches;document.documentElement.dataset.theme=m?'dark':'light';c=document.createElement('meta');c.name='theme-color';c.content=m?'${PAGE_COLOR.dark}':'${PAGE_COLOR.light}';document.head.append(c)}`;

const listeners = new Set<() => void>();
/** The choice on a page whose storage is blocked. */
let unstoredMode: ColorMode = 'system';

/** Returns the visitor's choice; `system` if there is none. */
function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return unstoredMode;
  }
}

function resolve(mode: ColorMode): Theme {
  if (mode !== 'system') return mode;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Stores and applies the visitor's choice. */
export function chooseColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
    unstoredMode = mode;
  }
  applyTheme(resolve(mode));
  for (const listener of listeners) listener();
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAGE_COLOR[theme]);
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(DARK);
  const onSystem = () => {
    if (readColorMode() === 'system') applyTheme(resolve('system'));
    listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    applyTheme(resolve(readColorMode()));
    listener();
  };
  // The system's colors may have changed since the script in the head of the page ran.
  if (listeners.size === 0) applyTheme(resolve(readColorMode()));
  listeners.add(listener);
  system.addEventListener('change', onSystem);
  addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', onSystem);
    removeEventListener('storage', onOtherTab);
  };
}

/** The chosen mode and the resulting theme. Light on the server and while hydrating. */
export function useColorMode(): { mode: ColorMode; theme: Theme } {
  const mode = useSyncExternalStore(subscribe, readColorMode, () => 'system' as const);
  const theme = useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light' as const,
  );
  return { mode, theme };
}
