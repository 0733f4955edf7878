import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { LegalPage, LegalTable } from './legal-page.tsx';

/** The accessibility statement of the embed, for sites that show it. */
export function EmbedAccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility Report of the Embed"
      description="An accessibility conformance report of the embedded calculator for WCAG 2.2, in the form of a VPAT 2.5, with what nobody has tested yet."
      path={paths.embedAccessibility}
      summary={[
        'The embed is built for WCAG 2.2 level AA. Programs find no violations.',
        'This report is filled in from automated tests in Chromium. In Firefox and WebKit, tests show only that the calculator, its outlook and its tools appear and react.',
        'No person with a disability and no independent auditor has tested it.',
      ]}
      sections={sections}
    />
  );
}

function Product() {
  return (
    <>
      <p>
        This follows the structure of the VPAT 2.5 (International edition). It covers the embedded calculator,
        its outlook and its tools, version 1.0.0, November 26, 2026. Your page around it, and the page of this
        site that opens when a reader saves, are not part of it.
      </p>
      <p>
        Methods: automated tests in Chromium 156 of the keyboard, of names and roles, of zoom to 400%, of a
        width of 320 pixels, of forced colors, of print and of reduced motion, and the program axe. “Supports”
        means that such tests pass or that the criterion holds by design. It does not mean that a person has
        judged it. In Firefox ESR 153 and in WebKitGTK 2.50, which has the engine of Safari, tests open the
        calculator on more than 80 pages, calculate, and open the outlook and the tools. Safari itself was not
        tested.
      </p>
    </>
  );
}

function Section508() {
  return (
    <p>
      Web content of Section 508 (E205, chapter 5) and of EN 301 549 (clause 9) is judged by the criteria
      above. Requirements for hardware, software, telephony and video do not apply. Support documentation: the
      page for{' '}
      <Link to={paths.embed} reloadDocument>
        embedding the calculator
      </Link>{' '}
      has the same structure and tests as this site.
    </p>
  );
}

function NotTested() {
  return (
    <ul>
      <li>Screen readers with a person: VoiceOver, TalkBack, NVDA and JAWS.</li>
      <li>The keyboard, forced colors, zoom and print in Firefox and Safari.</li>
      <li>Voice control and switch devices.</li>
      <li>Whether the titles of charts are understandable, and charts in grayscale.</li>
      <li>The Spanish text by a native speaker.</li>
      <li>Text in other languages by a page translator, beyond that controls keep working.</li>
    </ul>
  );
}

type Criterion = readonly [criterion: string, conformance: string, remarks: string];

const SUPPORTS = 'Supports';
const NOT_APPLICABLE = 'Not applicable';

const levelA: readonly Criterion[] = [
  ['1.1.1 Non-text Content', SUPPORTS, 'Each chart has a sentence and a table with its numbers.'],
  ['1.2.1 to 1.2.3 Audio and video', NOT_APPLICABLE, 'There is none.'],
  ['1.3.1 Info and Relationships', SUPPORTS, 'Headings, labels, lists and tables are elements of HTML.'],
  ['1.3.2 Meaningful Sequence', SUPPORTS, 'The order on the screen is that of the document.'],
  ['1.3.3 Sensory Characteristics', SUPPORTS, 'No instruction refers to a shape, a color or a place alone.'],
  ['1.4.1 Use of Color', SUPPORTS, 'Lines differ in their pattern and have labels.'],
  ['1.4.2 Audio Control', NOT_APPLICABLE, 'There is no sound.'],
  [
    '2.1.1 Keyboard',
    SUPPORTS,
    'Every control works with the keyboard. Each slider has a field for the number.',
  ],
  ['2.1.2 No Keyboard Trap', SUPPORTS, 'Tests leave the embed with Tab.'],
  ['2.1.4 Character Key Shortcuts', NOT_APPLICABLE, 'There are none.'],
  [
    '2.2.1 and 2.2.2 Time limits and movement',
    SUPPORTS,
    'There are no time limits, and nothing moves by itself.',
  ],
  ['2.3.1 Three Flashes', SUPPORTS, 'Nothing flashes.'],
  ['2.4.1 Bypass Blocks', NOT_APPLICABLE, 'This applies to your page.'],
  ['2.4.2 Page Titled', SUPPORTS, 'The frame has a title. For the element, this applies to your page.'],
  ['2.4.3 Focus Order', SUPPORTS, 'After a calculation, the focus is on the heading of the results.'],
  ['2.4.4 Link Purpose', SUPPORTS, 'Links say where they lead.'],
  ['2.5.1 Pointer Gestures', SUPPORTS, 'Sliders also work with a click, with keys and with a field.'],
  ['2.5.2 Pointer Cancellation', SUPPORTS, 'Buttons act when the pointer is released.'],
  ['2.5.3 Label in Name', SUPPORTS, 'Accessible names begin with the visible label.'],
  ['2.5.4 Motion Actuation', NOT_APPLICABLE, 'Nothing reacts to the motion of the device.'],
  ['3.1.1 Language of Page', SUPPORTS, 'The embed sets the language of its text.'],
  [
    '3.2.1 and 3.2.2 On Focus, On Input',
    SUPPORTS,
    'Focus changes nothing. Changed numbers update the results in place.',
  ],
  ['3.2.6 Consistent Help', NOT_APPLICABLE, 'This applies to your pages.'],
  ['3.3.1 Error Identification', SUPPORTS, 'A message is at the field and is announced.'],
  ['3.3.2 Labels or Instructions', SUPPORTS, 'Each field has a label, a unit and its range.'],
  ['3.3.7 Redundant Entry', SUPPORTS, 'Nothing is asked twice.'],
  ['4.1.2 Name, Role, Value', SUPPORTS, 'Native controls; sliders say their value with its unit.'],
];

const levelAa: readonly Criterion[] = [
  ['1.2.4 and 1.2.5 Captions and audio description', NOT_APPLICABLE, 'There is no audio and no video.'],
  ['1.3.4 Orientation', SUPPORTS, 'Both orientations work.'],
  ['1.3.5 Identify Input Purpose', NOT_APPLICABLE, 'No field is about a purpose on the list.'],
  [
    '1.4.3 Contrast (Minimum)',
    SUPPORTS,
    'Both themes. An accent color in the attribute is made darker or lighter; one in your style sheet is not checked.',
  ],
  ['1.4.4 Resize Text', SUPPORTS, 'Tested at 200% and 400%.'],
  ['1.4.5 Images of Text', SUPPORTS, 'There are none.'],
  ['1.4.10 Reflow', SUPPORTS, 'No horizontal scrolling at 320 pixels, except inside wide tables.'],
  ['1.4.11 Non-text Contrast', SUPPORTS, 'Controls, focus and lines of charts.'],
  ['1.4.12 Text Spacing', SUPPORTS, 'Nothing is cut off with wider spacing.'],
  ['1.4.13 Content on Hover or Focus', NOT_APPLICABLE, 'Nothing appears on hover or focus.'],
  ['2.4.5 Multiple Ways', NOT_APPLICABLE, 'This applies to your site.'],
  ['2.4.6 Headings and Labels', SUPPORTS, 'Headings and labels name their part.'],
  ['2.4.7 Focus Visible', SUPPORTS, 'A ring of 3 pixels, also in forced colors.'],
  [
    '2.4.11 Focus Not Obscured',
    SUPPORTS,
    'A bar of your page that stays at the top can still hide the focus.',
  ],
  ['2.5.7 Dragging Movements', SUPPORTS, 'Sliders work without dragging.'],
  ['2.5.8 Target Size (Minimum)', SUPPORTS, 'At least 24 by 24 pixels.'],
  [
    '3.1.2 Language of Parts',
    SUPPORTS,
    'English or Spanish text has its language; links say that the pages of this site are English.',
  ],
  ['3.2.3 and 3.2.4 Consistency', SUPPORTS, 'The same control has the same name everywhere.'],
  [
    '3.3.3 Error Suggestion',
    SUPPORTS,
    'Messages name the range; a button sets a valid value where ages cross.',
  ],
  ['3.3.4 Error Prevention', SUPPORTS, 'Saving needs the reader’s confirmation.'],
  ['3.3.8 Accessible Authentication', NOT_APPLICABLE, 'The embed has no login.'],
  ['4.1.3 Status Messages', SUPPORTS, 'New results are announced in one sentence.'],
];

const sections: readonly TextSection[] = [
  { id: 'product', heading: 'Product and methods', body: <Product /> },
  { id: 'level-a', heading: 'WCAG 2.2, level A', body: <Criteria caption="Level A" rows={levelA} /> },
  { id: 'level-aa', heading: 'WCAG 2.2, level AA', body: <Criteria caption="Level AA" rows={levelAa} /> },
  { id: 'section-508', heading: 'Section 508 and EN 301 549', body: <Section508 /> },
  { id: 'not-tested', heading: 'What nobody has tested', body: <NotTested /> },
];

function Criteria({ caption, rows }: { caption: string; rows: readonly Criterion[] }) {
  return <LegalTable caption={caption} columns={['Criterion', 'Conformance', 'Remarks']} rows={rows} />;
}
