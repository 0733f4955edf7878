import { redoCommand, undoCommand } from '@milkdown/kit/plugin/history';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Table,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { clearFormatting, setAlign, setBlock } from '../commands/blocks.ts';
import {
  toggleCode,
  toggleCodeBlock,
  toggleEmphasis,
  toggleQuote,
  toggleStrong,
  toggleUnderline,
} from '../commands/formats.ts';
import { toggleBulletList, toggleOrderedList } from '../commands/lists.ts';
import {
  addTableColumn,
  addTableRow,
  deleteTableColumn,
  deleteTableRow,
  deleteWholeTable,
  insertTable,
} from '../commands/tables.ts';
import type { RichText } from '../editor/rich-text.ts';
import type { Snapshot } from '../editor/snapshot.ts';

export interface ToolbarActions {
  editor: RichText;
  onLink: () => void;
  onImage: () => void;
}

export interface ToolbarItem {
  name: string;
  /** The icon of the button, which shows its name if there is none. */
  Icon?: LucideIcon;
  /** Key of the shortcut, pressed with Ctrl, or with Command on Apple devices. */
  key?: string;
  isPressed?: (snapshot: Snapshot) => boolean;
  isAvailable?: (snapshot: Snapshot) => boolean;
  opensDialog?: true;
  act: (actions: ToolbarActions) => void;
}

export interface ToolbarGroup {
  name: string;
  items: readonly ToolbarItem[];
}

const headingItem = (level: 2 | 3, Icon: LucideIcon): ToolbarItem => ({
  name: `Heading ${level}`,
  Icon,
  isPressed: ({ block }) => block === `h${level}`,
  act: ({ editor }) => editor.run(setBlock, editor.getSnapshot().block === `h${level}` ? 0 : level),
});

const alignItem = (align: 'left' | 'center' | 'right', Icon: LucideIcon): ToolbarItem => ({
  name: `Align ${align}`,
  Icon,
  isPressed: (snapshot) => snapshot.align === align,
  act: ({ editor }) => editor.run(setAlign, align === 'left' ? null : align),
});

export const toolbarGroups: readonly ToolbarGroup[] = [
  {
    name: 'History',
    items: [
      {
        name: 'Undo',
        Icon: Undo2,
        key: 'Z',
        isAvailable: ({ canUndo }) => canUndo,
        act: ({ editor }) => editor.run(undoCommand),
      },
      {
        name: 'Redo',
        Icon: Redo2,
        key: 'Y',
        isAvailable: ({ canRedo }) => canRedo,
        act: ({ editor }) => editor.run(redoCommand),
      },
    ],
  },
  {
    name: 'Text style',
    items: [
      headingItem(2, Heading2),
      headingItem(3, Heading3),
      {
        name: 'Normal text',
        Icon: Pilcrow,
        isPressed: ({ block }) => block === 'normal',
        act: ({ editor }) => editor.run(setBlock, 0),
      },
      {
        name: 'Quote',
        Icon: TextQuote,
        isPressed: ({ quote }) => quote,
        act: ({ editor }) => editor.run(toggleQuote),
      },
      {
        name: 'Code block',
        Icon: SquareCode,
        isPressed: ({ block }) => block === 'code',
        act: ({ editor }) => editor.run(toggleCodeBlock),
      },
    ],
  },
  {
    name: 'Emphasis',
    items: [
      {
        name: 'Bold',
        Icon: Bold,
        key: 'B',
        isPressed: ({ bold }) => bold,
        act: ({ editor }) => editor.run(toggleStrong),
      },
      {
        name: 'Italic',
        Icon: Italic,
        key: 'I',
        isPressed: ({ italic }) => italic,
        act: ({ editor }) => editor.run(toggleEmphasis),
      },
      {
        name: 'Underline',
        Icon: Underline,
        key: 'U',
        isPressed: ({ underline }) => underline,
        act: ({ editor }) => editor.run(toggleUnderline),
      },
      {
        name: 'Code',
        Icon: Code,
        key: 'E',
        isPressed: ({ code }) => code,
        act: ({ editor }) => editor.run(toggleCode),
      },
    ],
  },
  {
    name: 'Lists',
    items: [
      {
        name: 'Ordered list',
        Icon: ListOrdered,
        isPressed: ({ list }) => list === 'ordered',
        act: ({ editor }) => editor.run(toggleOrderedList),
      },
      {
        name: 'Bullet list',
        Icon: List,
        isPressed: ({ list }) => list === 'bullet',
        act: ({ editor }) => editor.run(toggleBulletList),
      },
    ],
  },
  {
    name: 'Alignment',
    items: [
      alignItem('left', TextAlignStart),
      alignItem('center', TextAlignCenter),
      alignItem('right', TextAlignEnd),
    ],
  },
  {
    name: 'Insert',
    items: [
      {
        name: 'Link',
        Icon: Link,
        key: 'K',
        isPressed: ({ link }) => link,
        opensDialog: true,
        act: ({ onLink }) => onLink(),
      },
      {
        name: 'Image',
        Icon: Image,
        isPressed: ({ image }) => image,
        opensDialog: true,
        act: ({ onImage }) => onImage(),
      },
      {
        name: 'Table',
        Icon: Table,
        isAvailable: ({ table }) => !table,
        act: ({ editor }) => editor.run(insertTable),
      },
      {
        name: 'Clear formatting',
        Icon: RemoveFormatting,
        act: ({ editor }) => editor.run(clearFormatting),
      },
    ],
  },
];

/** Shown while the cursor is in a table. */
export const tableGroups: readonly ToolbarGroup[] = [
  {
    name: 'Rows',
    items: [
      { name: 'Add row', act: ({ editor }) => editor.run(addTableRow) },
      { name: 'Delete row', act: ({ editor }) => editor.run(deleteTableRow) },
    ],
  },
  {
    name: 'Columns',
    items: [
      { name: 'Add column', act: ({ editor }) => editor.run(addTableColumn) },
      { name: 'Delete column', act: ({ editor }) => editor.run(deleteTableColumn) },
    ],
  },
  {
    name: 'Whole table',
    items: [{ name: 'Delete table', act: ({ editor }) => editor.run(deleteWholeTable) }],
  },
];
