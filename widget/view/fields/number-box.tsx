import { type Field, isValidFieldValue, type NumberFormats } from '@whenabouts/core';
import { useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import type { FieldMessages } from './field-messages.ts';
import * as styles from './slider-field.css.ts';
import { clampInput, parseNumber } from './typed-number.ts';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

interface NumberBoxProps {
  field: Field;
  value: number;
  formats: NumberFormats;
  messages: FieldMessages;
  id: string;
  /** The accessible name, which differs from the slider's name. */
  label: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Called with each new value. `typed` is given once the field is left: the value may be the nearest valid one. */
  onChange: (value: number, typed?: number) => void;
  /** Called with a message when the typed text is not a valid value, and without one while the visitor types. */
  onNotice: (notice: string | undefined) => void;
}

/**
 * A text field for the value. The text stays as typed until the field loses the focus or Enter is pressed; each valid
 * number takes effect immediately.
 */
export function NumberBox({
  field,
  value,
  formats,
  messages,
  id,
  label,
  onChange,
  onNotice,
  ...descriptionProps
}: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const valueBeforeTyping = useRef(value);
  const { unit } = field;
  const unitAfter = unit === 'percent' ? '%' : unit === 'years' && messages.years;

  function handleTyping(text: string): void {
    if (draft === null) valueBeforeTyping.current = value;
    setDraft(text);
    // The same message after another mistake is then announced again.
    onNotice(undefined);
    const number = parseNumber(text, formats.decimalPoint);
    if (number !== null && isValidFieldValue(field, number)) onChange(number);
  }

  const box = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(box, (typed) =>
    typed.matches(':focus') ? handleTyping(typed.value) : commit(typed.value),
  );

  /** Returns false, with a notice, if the text is not a number. */
  function commit(text: string | null): boolean {
    if (text === null) return true;
    setDraft(null);
    const number = parseNumber(text, formats.decimalPoint);
    if (number === null) {
      // The start of the text may have been a valid number.
      if (draft !== null) onChange(valueBeforeTyping.current);
      onNotice(messages.enterNumber(formats.number(valueBeforeTyping.current)));
      return false;
    }
    const clamped = clampInput(field, number, formats, messages);
    onChange(clamped.value, number);
    onNotice(clamped.notice);
    return true;
  }

  return (
    <span className={styles.numberBox}>
      {unit === 'dollars' && (
        <span className={styles.unit} aria-hidden>
          $
        </span>
      )}
      <input
        ref={box}
        type="text"
        inputMode={unit === 'percent' ? 'decimal' : 'numeric'}
        autoComplete="off"
        id={id}
        className={styles.numberInput}
        value={draft ?? formats.number(value)}
        aria-label={label}
        {...descriptionProps}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => handleTyping(event.currentTarget.value)}
        onBlur={({ currentTarget }) =>
          afterPress(currentTarget.getRootNode() as ParentNode, () => commit(draft))
        }
        // Enter also submits the form, which reads the value. The results would take the focus from a notice.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !commit(draft)) event.preventDefault();
        }}
      />
      {unitAfter && (
        <span className={styles.unit} aria-hidden>
          {unitAfter}
        </span>
      )}
    </span>
  );
}
