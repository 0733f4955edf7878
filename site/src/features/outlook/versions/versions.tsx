import { UnbrokenAmounts } from '@whenabouts/view';
import { memo, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { notPrinted } from '../../../ui/printed.css.ts';
import { AnswerTable } from '../answer/answer-table.tsx';
import { answerOfDraft } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import * as styles from './versions.css.ts';
import { describeDifference, MAX_VERSIONS, versionName, versionsText } from './versions-text.ts';

type VersionsProps = Pick<OutlookState, 'versions' | 'setVersions' | 'keepVersion' | 'year' | 'replace'>;

/** Up to three versions of the plan side by side, with their differences in words. */
export const Versions = memo(function Versions({
  versions,
  setVersions,
  keepVersion,
  year,
  replace,
}: VersionsProps) {
  const answers = useMemo(() => versions.map((version) => answerOfDraft(version, year)), [versions, year]);
  const [first, ...others] = answers;
  const isFull = versions.length >= MAX_VERSIONS;
  const differences = useRef<HTMLUListElement>(null);

  /** Keeps a version and shows its difference: the table may now be shorter and above the window. */
  function keep(): void {
    flushSync(keepVersion);
    const added = differences.current?.lastElementChild;
    if (added instanceof HTMLElement) added.focus();
  }

  return (
    <>
      <p className={textStyles.prose}>{versions.length === 0 ? versionsText.none : versionsText.some}</p>
      {first && others.length > 0 && (
        <ul ref={differences} className={styles.differences}>
          {others.map((answer, index) => (
            <li key={versionName(index + 1)} tabIndex={-1}>
              <UnbrokenAmounts text={describeDifference(versionName(index + 1), answer, first)} />
            </li>
          ))}
        </ul>
      )}
      {answers.length > 0 && (
        <AnswerTable
          label="Versions side by side"
          columns={answers.map((answer, index) => ({ name: versionName(index), answer }))}
          footer={
            <tr className={notPrinted}>
              <td />
              {answers.map((_, index) => (
                <td key={versionName(index)}>
                  <VersionButtons
                    name={versionName(index)}
                    onOpen={() => replace(versions[index] as PlanDraft)}
                    onRemove={() => setVersions(versions.filter((_, other) => other !== index))}
                  />
                </td>
              ))}
            </tr>
          }
        />
      )}
      {isFull ? (
        <p className={`${textStyles.note} ${notPrinted}`}>{versionsText.full}</p>
      ) : (
        <div className={notPrinted}>
          <Button kind="secondary" onClick={keep}>
            {versionsText.keep(versions.length)}
          </Button>
        </div>
      )}
    </>
  );
});

interface VersionButtonsProps {
  name: string;
  onOpen: () => void;
  onRemove: () => void;
}

function VersionButtons({ name, onOpen, onRemove }: VersionButtonsProps) {
  return (
    <span className={styles.versionButtons}>
      <Button kind="quiet" aria-label={`Open ${name}`} onClick={onOpen}>
        Open
      </Button>
      <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
