import { importLimits } from '@whenabouts/server/contract';
import { useRef } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { fileInput } from '../../../ui/file-input.css.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { row, stack } from '../../../ui/layout.css.ts';
import * as page from '../../../ui/page.css.ts';
import * as styles from '../admin.css.ts';
import { AdminSubpage } from '../admin-subpage.tsx';
import { ImportPreviewSection } from './import-preview.tsx';
import { ImportResults } from './import-results.tsx';
import { useImport } from './use-import.ts';

const TITLE = 'Import and Export';

/** Imports posts from other software, and downloads all posts. */
export function ImportPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, choose, run, stop, reset } = useImport();
  const chooseAnother = () => {
    reset();
    // The button disappears.
    heading.current?.focus();
  };
  return (
    <AdminSubpage title={TITLE} requires="editor">
      <PageHead title={TITLE} noindex />
      <section className={page.card} aria-labelledby="import-heading">
        <h2 id="import-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Import posts
        </h2>
        {state.step === 'choose' && (
          <ChooseFile failure={state.failure} onFile={(file) => void choose(file)} />
        )}
        {state.step === 'upload' && (
          <Upload fileName={state.fileName} share={state.share} onCancel={chooseAnother} />
        )}
        {state.step === 'preview' && (
          <ImportPreviewSection
            preview={state.preview}
            onImport={(choices) =>
              void run({ id: state.id, choices, total: state.preview.posts.length, posts: [] })
            }
            onCancel={chooseAnother}
          />
        )}
        {(state.step === 'run' || state.step === 'stopped' || state.step === 'done') && (
          <ImportResults
            state={state}
            onStop={stop}
            onContinue={() => void run(state)}
            onFinish={chooseAnother}
          />
        )}
      </section>
      <Export />
    </AdminSubpage>
  );
}

function ChooseFile({ failure, onFile }: { failure: string | undefined; onFile: (file: File) => void }) {
  return (
    <>
      <p>
        Choose an export of WordPress (.xml) or Ghost (.json), or a zip of Markdown files. To bring the
        images, put the export into a zip with its folder “uploads” or “content/images”. You see what will
        happen before anything changes.
      </p>
      <FormField
        id={undefined}
        label="File"
        hint={`At most ${importLimits.bytes / 2 ** 20} MB.`}
        error={failure}
        isErrorAnnounced
      >
        {(control) => (
          <input
            {...control}
            className={fileInput}
            type="file"
            accept=".xml,.json,.zip,.md,.markdown"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onFile(file);
              // Lets the admin choose the same file again.
              currentTarget.value = '';
            }}
          />
        )}
      </FormField>
    </>
  );
}

interface UploadProps {
  fileName: string;
  share: number;
  onCancel: () => void;
}

function Upload({ fileName, share, onCancel }: UploadProps) {
  return (
    <div className={stack[3]}>
      <p role="status">{share < 1 ? `Uploading ${fileName}…` : `Reading ${fileName}…`}</p>
      <progress className={styles.progressBar} aria-label="Upload of the file" max={1} value={share} />
      <div>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function Export() {
  return (
    <section className={page.card} aria-labelledby="export-heading">
      <h2 id="export-heading" className={styles.heading}>
        Export posts
      </h2>
      <p>
        All posts and drafts: as Markdown files with their images, which other software can read, or as JSON.
        This site and others can import both.
      </p>
      <div className={row}>
        <ButtonLink kind="secondary" to="/api/admin/posts/export" reloadDocument download>
          Download Markdown
        </ButtonLink>
        <ButtonLink kind="secondary" to="/api/admin/posts/export-json" reloadDocument download>
          Download JSON
        </ButtonLink>
      </div>
    </section>
  );
}
