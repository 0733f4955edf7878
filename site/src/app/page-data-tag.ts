import { scriptJson } from '../script-json.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';

/** Returns a block of JSON for the page. */
export function pageDataTag(data: PageData): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`;
}
