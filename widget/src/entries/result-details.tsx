// Entry of result-details.js, which the script loads once the calculator is near the viewport.
import { inputNames } from '@whenabouts/core';
import { ResultDetails as Details } from '../../view/calculator/result-details.tsx';
import type { Result } from '../../view/calculator/results.tsx';
import type { Translation } from '../calculator/embed-messages.ts';
import * as styles from '../calculator/result-details.css.ts';
import { SaveResult, type SaveResultProps } from '../calculator/save-result.tsx';
import { SendResult } from '../calculator/send-result.tsx';

export { adoptStyles } from '../host/adopt-styles.ts';

interface ResultDetailsProps {
  result: Result;
  compact: boolean;
  translation: Translation | undefined;
  /** Undefined if there is no site on which the reader can save the result. */
  saving: Omit<SaveResultProps, 'inputs' | 'messages'> | undefined;
}

/** The cards of a result, its assumptions, the link that saves it, and the email to the reader. */
export function ResultDetails({ result, compact, translation, saving }: ResultDetailsProps) {
  const { inputs } = result;
  return (
    <div className={styles.details}>
      {saving && (
        <SaveResult
          // Changed inputs reset the save: the link and the code are for one result.
          key={inputNames.map((name) => inputs[name]).join()}
          inputs={inputs}
          messages={translation?.saving}
          {...saving}
        />
      )}
      {/* A sandboxed page without an origin can open neither an email program nor the dialog for printing. */}
      {saving && window.origin !== 'null' && (
        <SendResult result={result} site={saving.site} translation={translation} />
      )}
      <Details result={result} messages={translation?.result} compact={compact} />
    </div>
  );
}
