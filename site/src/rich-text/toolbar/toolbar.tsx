import { type KeyboardEvent, type Ref, useState, useSyncExternalStore } from 'react';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { RichText } from '../editor/rich-text.ts';
import { initialSnapshot, type Snapshot } from '../editor/snapshot.ts';
import * as styles from './toolbar.css.ts';
import { type ToolbarActions, type ToolbarItem, toolbarGroups } from './toolbar-items.ts';

export interface ToolbarProps extends Omit<ToolbarActions, 'editor'> {
  ref: Ref<HTMLDivElement>;
  /** Null while the editor is loading. */
  editor: RichText | null;
  textboxId: string;
}

const items = toolbarGroups.flatMap((group) => group.items);

/** A toolbar with one tab stop: arrow keys move between the buttons, and Escape returns to the text. */
export function Toolbar({ ref, editor, textboxId, ...actions }: ToolbarProps) {
  const [stop, setStop] = useState(items[0]);
  const snapshot = useSnapshot(editor);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') editor?.focus();
    const next = nextStop(event.key, stop ? items.indexOf(stop) : 0);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={editor ? textboxId : undefined}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {toolbarGroups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields
        <div key={group.name} role="group" aria-label={group.name} className={styles.group}>
          {group.items.map((item) => (
            <ToolbarButton
              key={item.name}
              item={item}
              snapshot={snapshot}
              enabled={editor !== null}
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
  enabled: boolean;
  isStop: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolbarButton({ item, snapshot, enabled, isStop, onFocus, onClick }: ToolbarButtonProps) {
  const { name, key, Icon, isPressed, opensDialog } = item;
  // The platform is known in the browser only; the buttons are disabled until then.
  const modifier = enabled && /Mac|iP(?:hone|ad)/.test(navigator.platform) ? 'Command' : 'Ctrl';
  return (
    <Tooltip text={key ? `${name} (${modifier}+${key})` : name}>
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        aria-pressed={isPressed?.(snapshot)}
        aria-haspopup={opensDialog && 'dialog'}
        aria-keyshortcuts={key && `${modifier === 'Ctrl' ? 'Control' : 'Meta'}+${key}`}
        disabled={!enabled}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        // Keep the focus and the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon size={20} aria-hidden="true" />
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

function nextStop(key: string, stop: number): number | undefined {
  const last = items.length - 1;
  if (key === 'ArrowRight') return stop === last ? 0 : stop + 1;
  if (key === 'ArrowLeft') return stop === 0 ? last : stop - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
