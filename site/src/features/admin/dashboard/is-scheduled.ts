/** Whether the day is still to come. Posts appear by UTC. */
export function isToCome(day: string, now: Date): boolean {
  return day.slice(0, 10) > now.toISOString().slice(0, 10);
}
