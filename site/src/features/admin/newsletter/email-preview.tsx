import { formatNumber } from '@whenabouts/core';
import {
  type CampaignForm,
  type CampaignPreview,
  campaignLimits,
  newsletterMessages,
} from '@whenabouts/server/contract';
import DOMPurify from 'dompurify';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as styles from '../admin.css.ts';

interface EmailPreviewProps {
  preview: CampaignPreview;
  edits: CampaignForm;
  /** Undefined if the email can no longer be changed. */
  onEdit: ((edits: CampaignForm) => void) | undefined;
}

/** Shows both formats of an email, HTML and plain text, as subscribers get it. */
export function EmailPreview({ preview: { html, text }, edits, onEdit }: EmailPreviewProps) {
  const [format, setFormat] = useState('html');
  return (
    <>
      {onEdit && <LengthWarning html={html} />}
      {onEdit ? (
        <>
          <TextField
            label="Subject"
            maxLength={campaignLimits.subject}
            autoComplete="off"
            value={edits.subject}
            error={edits.subject.trim() === '' ? newsletterMessages.subject : undefined}
            onChange={({ currentTarget }) => onEdit({ ...edits, subject: currentTarget.value })}
          />
          <TextField
            label="Preheader"
            hint="Email programs show it next to the subject."
            isOptional
            maxLength={campaignLimits.preheader}
            autoComplete="off"
            value={edits.preheader}
            onChange={({ currentTarget }) => onEdit({ ...edits, preheader: currentTarget.value })}
          />
        </>
      ) : (
        <p className={styles.subject}>
          <span className={styles.term}>Subject</span> {edits.subject}
        </p>
      )}
      <Tabs
        label="Format of the email"
        value={format}
        onChange={setFormat}
        tabs={[
          { value: 'html', label: 'Formatted', content: <EmailFrame html={html} /> },
          {
            value: 'text',
            label: 'Plain text',
            // A field rather than a block of text, so that it can be scrolled by keyboard.
            content: (
              <label>
                <span className={styles.term}>Plain text of the email</span>
                <textarea className={styles.plainText} readOnly value={text} />
              </label>
            ),
          },
        ]}
      />
    </>
  );
}

/** Warns about an email that Gmail cuts. */
function LengthWarning({ html }: { html: string }) {
  const { size } = new Blob([html]);
  if (size <= campaignLimits.uncutBytes) return null;
  return (
    <Notice label="This email is too long for Gmail">
      <p>
        This email has {formatNumber(Math.round(size / 1000))} kB of HTML. Gmail shows about the first 100 kB,
        and the rest only after a click. Shorten the post, or split it into two.
      </p>
    </Notice>
  );
}

/** Shows the email in a frame without scripts, forms and navigation. */
function EmailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // React would turn TrustedHTML, which the page's Content Security Policy requires, into a string.
    if (frame.current) frame.current.srcdoc = trustedDocument(html);
  }, [html]);
  return <iframe ref={frame} className={styles.emailFrame} title="Formatted email" sandbox="" />;
}

/** Returns a sanitized document as TrustedHTML, which the type of `srcdoc` does not know. */
function trustedDocument(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    // The head of an email names its character encoding and color schemes.
    ADD_TAGS: ['meta'],
    ADD_ATTR: ['content'],
    RETURN_TRUSTED_TYPE: true,
  });
  return clean as unknown as string;
}
