/** Returns true if a post's date is in the future. Posts become public at midnight UTC. */
export function isScheduled(day: string, now: Date): boolean {
  return day.slice(0, 10) > now.toISOString().slice(0, 10);
}
