/** Matches the URLs of the embed's script on any site. */
const SCRIPT_URL = /\/widget\/(?:v1|\d[\w.-]*\/calculator)\.js(?:[?#]|$)/;
const EXECUTABLE_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export interface FoundScript {
  script: HTMLScriptElement;
  url: string;
  /** Undefined if no optimizer delays the script. */
  delay: ScriptDelay | undefined;
}

/** A change by an optimizer that keeps the browser from running a script until the optimizer reverts it. */
export interface ScriptDelay {
  /** The attribute that was changed: `type` has another value, or `src` has another name. */
  attribute: 'type' | 'src';
  /** The other value, or the other name. */
  value: string;
}

/** Returns the tags of the embed's script, including delayed ones. */
export function findScripts(): FoundScript[] {
  return [...document.querySelectorAll('script')].flatMap((script) => {
    // Optimizers move the URL to another attribute, such as data-src.
    const source = [...script.attributes].find(
      ({ name, value }) => /src$/.test(name) && SCRIPT_URL.test(value),
    );
    if (!source) return [];
    const type = script.getAttribute('type') ?? '';
    const url = new URL(source.value, document.baseURI).href;
    return [{ script, url, delay: findDelay(type, source.name) }];
  });
}

function findDelay(type: string, urlAttribute: string): ScriptDelay | undefined {
  if (!EXECUTABLE_TYPE.test(type)) return { attribute: 'type', value: type };
  return urlAttribute === 'src' ? undefined : { attribute: 'src', value: urlAttribute };
}
