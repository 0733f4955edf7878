import { type KeyboardEvent, type Ref, useState, useSyncExternalStore } from 'react';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { RichText } from '../editor/rich-text.ts';
import { initialSnapshot, type Snapshot } from '../editor/snapshot.ts';
import * as styles from './toolbar.css.ts';
import {
  type ToolbarActions,
  type ToolbarGroup,
  type ToolbarItem,
  tableGroups,
  toolbarGroups,
} from './toolbar-items.ts';

export interface ToolbarProps extends Omit<ToolbarActions, 'editor'> {
  ref: Ref<HTMLDivElement>;
  /** Null while the editor is loading. */
  editor: RichText | null;
  textboxId: string;
}

/** The toolbar of the editor, and a second one while the cursor is in a table. */
export function Toolbars({ ref, ...props }: ToolbarProps) {
  const snapshot = useSnapshot(props.editor);
  return (
    <div className={styles.toolbars}>
      <Toolbar ref={ref} label="Formatting" groups={toolbarGroups} snapshot={snapshot} {...props} />
      {snapshot.table && (
        <>
          <Toolbar label="Table" groups={tableGroups} snapshot={snapshot} {...props} />
          <p className={styles.keyHint}>
            Tab moves to the next cell. To leave the text, press Escape and then Tab.
          </p>
        </>
      )}
    </div>
  );
}

interface SingleToolbarProps extends Omit<ToolbarProps, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  label: string;
  groups: readonly ToolbarGroup[];
  snapshot: Snapshot;
}

/** A toolbar with one tab stop: arrow keys move between the buttons, and Escape returns to the text. */
function Toolbar({ ref, label, groups, snapshot, editor, textboxId, ...actions }: SingleToolbarProps) {
  const items = groups.flatMap((group) => group.items);
  const [stop, setStop] = useState(items[0]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') editor?.focus();
    const next = nextStop(event.key, stop ? items.indexOf(stop) : 0, items.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      aria-controls={editor ? textboxId : undefined}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields
        <div key={group.name} role="group" aria-label={group.name} className={styles.group}>
          {group.items.map((item) => (
            <ToolbarButton
              key={item.name}
              item={item}
              snapshot={snapshot}
              isEnabled={editor !== null}
              isStop={item === stop}
              onFocus={() => setStop(item)}
              onClick={() => editor && item.act({ ...actions, editor })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolbarButtonProps {
  item: ToolbarItem;
  snapshot: Snapshot;
  isEnabled: boolean;
  isStop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolbarButton({ item, snapshot, isEnabled, isStop, onFocus, onClick }: ToolbarButtonProps) {
  const { name, key, Icon, isPressed, isAvailable, opensDialog } = item;
  const available = isAvailable?.(snapshot) ?? true;
  // The platform is known in the browser only; the buttons are disabled until then.
  const modifier = isEnabled && /Mac|iP(?:hone|ad)/.test(navigator.platform) ? 'Command' : 'Ctrl';
  return (
    <Tooltip text={key ? `${name} (${modifier}+${key})` : name}>
      <button
        type="button"
        className={Icon ? styles.button : styles.textButton}
        aria-label={name}
        aria-pressed={isPressed?.(snapshot)}
        aria-haspopup={opensDialog && 'dialog'}
        aria-keyshortcuts={key && `${modifier === 'Ctrl' ? 'Control' : 'Meta'}+${key}`}
        disabled={!isEnabled}
        // It is not disabled, so that it keeps the focus and can be reached by the arrow keys.
        aria-disabled={!available || undefined}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        // Keep the focus and the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => available && onClick()}
      >
        {Icon ? <Icon size="1.25rem" aria-hidden="true" /> : name}
      </button>
    </Tooltip>
  );
}

function useSnapshot(editor: RichText | null): Snapshot {
  return useSyncExternalStore(
    editor?.subscribe ?? subscribeToNothing,
    editor?.getSnapshot ?? takeInitial,
    takeInitial,
  );
}

const subscribeToNothing = () => () => {};
const takeInitial = () => initialSnapshot;

function nextStop(key: string, stop: number, last: number): number | undefined {
  if (key === 'ArrowRight') return stop === last ? 0 : stop + 1;
  if (key === 'ArrowLeft') return stop === 0 ? last : stop - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
