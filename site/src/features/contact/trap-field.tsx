import * as page from '../../ui/page.css.ts';
import { input } from '../../ui/text-field.css.ts';

/** Nobody sees it and no key reaches it: what fills it in is a program, and is not listened to. */
export function TrapField() {
  return (
    <div className={page.heard} aria-hidden="true">
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
