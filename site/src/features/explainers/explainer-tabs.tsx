import { Link } from '../../router.ts';
import { moveBetweenTabs } from '../../ui/tab-keys.ts';
import { type ExplainerId, explainerIds, explainerNames, explainerPath } from './explainer-names.ts';
import * as styles from './explainers-page.css.ts';
import { loadExplainer } from './load-explainer.ts';

interface ExplainerTabsProps {
  open: ExplainerId;
  /** Id of the tab panel. */
  panelId: string;
}

/** A tab list with one tab stop. Tabs are links, so that they work without scripts. */
export function ExplainerTabs({ open, panelId }: ExplainerTabsProps) {
  return (
    <div role="tablist" aria-label="Explainers" className={styles.tabs} onKeyDown={moveBetweenTabs}>
      {explainerIds.map((id) => (
        <Link
          key={id}
          id={tabId(id)}
          to={explainerPath(id)}
          replace
          role="tab"
          aria-selected={id === open}
          aria-controls={panelId}
          tabIndex={id === open ? 0 : -1}
          className={styles.tab}
          // Preload the explainer on hover. A failure shows when the tab is opened.
          onPointerEnter={() => loadExplainer[id]().catch(() => {})}
        >
          {explainerNames[id].label}
        </Link>
      ))}
    </div>
  );
}

/** Returns the DOM id of an explainer's tab. */
export function tabId(id: ExplainerId): string {
  return `tab-${explainerNames[id].slug}`;
}
