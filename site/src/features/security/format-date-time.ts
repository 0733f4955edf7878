import { formatDate } from '../../ui/format-date.ts';

/** Formats a point in time as "January 31, 2026 at 4:05 PM", in local time. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${formatDate(iso, 'local')} at ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
