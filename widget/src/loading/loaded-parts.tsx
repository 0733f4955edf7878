// Parts of the embedded calculator that load on demand, each from a separate file.
import type { ComponentProps } from 'react';
import type { Result } from '../../view/calculator/results.tsx';
import type { Translation } from '../calculator/embed-messages.ts';
import type { FilesOnDemand } from '../files.ts';
import type { DispatchEvent } from '../options/events.ts';
import type { Options } from '../options/options.ts';
import type { ToolProps } from '../tools/tool.tsx';
import { OnDemand } from './on-demand.tsx';

interface PartProps {
  /** The origin of the main site; undefined if it is unknown. */
  site: string | undefined;
  /** Undefined for English. */
  translation: Translation | undefined;
  onShow: () => void;
}

interface LoadedToolProps extends ToolProps, Pick<PartProps, 'onShow'> {
  tool: NonNullable<Options['tool']>;
}

export function LoadedTool({ tool, onShow, ...props }: LoadedToolProps) {
  return (
    <OnDemand
      key={tool}
      site={props.site}
      file={`${tool}.js`}
      name="tool"
      part="tool"
      messages={props.translation?.embed}
      onShow={onShow}
    >
      {({ Tool }) => <Tool {...props} />}
    </OnDemand>
  );
}

interface LoadedDetailsProps extends PartProps {
  result: Result;
  options: Options;
  onEvent: DispatchEvent;
}

/** The cards of a result, its assumptions and, if the site is known, the link that saves it. */
export function LoadedDetails({ result, options, site, translation, onShow, onEvent }: LoadedDetailsProps) {
  const { partner, compact } = options;
  return (
    <OnDemand
      // Without a site, the file is part of the script: entries/module.ts.
      site={site ?? ''}
      file="result-details.js"
      name="details"
      part="details"
      messages={translation?.embed}
      onShow={onShow}
    >
      {({ ResultDetails }) => (
        <ResultDetails
          result={result}
          compact={compact}
          translation={translation}
          saving={
            site === undefined
              ? undefined
              : {
                  site,
                  partner,
                  onSaveStart: (by) => onEvent('save', { by }),
                  onSaved: () => onEvent('saved', {}),
                }
          }
        />
      )}
    </OnDemand>
  );
}

interface LoadedOutlookProps
  extends Omit<ComponentProps<FilesOnDemand['outlook.js']['Outlook']>, 'OnDemand'>,
    Pick<PartProps, 'onShow'> {
  /** Called each time the file cannot be loaded. */
  onFail: () => void;
}

/** The age at which the reader could stop, and the chance by retirement age. */
export function LoadedOutlook({ onShow, onFail, ...props }: LoadedOutlookProps) {
  return (
    <OnDemand
      site={props.site}
      file="outlook.js"
      name="outlook"
      part="earliest-retirement"
      messages={props.translation?.embed}
      onShow={onShow}
      onFail={onFail}
    >
      {({ Outlook }) => <Outlook OnDemand={OnDemand} {...props} />}
    </OnDemand>
  );
}
