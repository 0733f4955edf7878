import { input } from '../../ui/form-field.css.ts';
import * as page from '../../ui/page.css.ts';

/** Nobody sees it and no key reaches it: what fills it in is a program, and is not listened to. */
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
