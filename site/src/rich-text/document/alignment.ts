/** Alignment of a block. Left is null, because the HTML does not state the default. */
export type Align = 'center' | 'right' | null;

export const alignClass = { center: 'align-center', right: 'align-right' } as const;

/** Returns the value if it is a known alignment, and left (null) otherwise. */
export function toAlign(value: unknown): Align {
  return value === 'center' || value === 'right' ? value : null;
}

/** Reads the alignment from our classes, classes of other editors, or attributes. */
export function readAlign(element: HTMLElement): Align {
  const named = /(?:^|\s)(?:ql-align|align|text)-(center|right)(?:\s|$)/.exec(element.className)?.[1];
  return toAlign(named ?? element.dataset.align ?? element.getAttribute('align')?.toLowerCase());
}

export function alignAttributes(align: unknown): Record<string, string> {
  const known = toAlign(align);
  return known ? { class: alignClass[known] } : {};
}
