import { input } from '../../ui/form-field.css.ts';
import * as page from '../../ui/page.css.ts';

/** A field that visitors can neither see nor reach. The server discards messages from bots that fill it in. */
export function HoneypotField() {
  return (
    <div className={page.visuallyHidden} aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          className={input}
        />
      </label>
    </div>
  );
}
