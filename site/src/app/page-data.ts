/** What the server has read for a page, and sends along so that the browser need not ask again. */
export interface PageData {
  /** Where the site stands. */
  origin: string;
  /** Answers of the API, by the name under which the page looks for them. */
  answers: Readonly<Record<string, unknown>>;
}

const ID = 'page-data';

/** As a block of data in the page; nothing in it can end the block or begin a script. */
export function pageDataTag(data: PageData): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

export function readPageData(): PageData {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : { origin: location.origin, answers: {} };
}
