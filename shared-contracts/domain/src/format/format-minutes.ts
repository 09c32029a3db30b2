/** Ways that take longer are all the same to whoever asks how far something is. */
const longestTold = 300;
const inMinutesBelow = 120;

/** How long a way takes, of whole minutes: `85 min`, `2 h 20 min`, and beyond five hours only that. */
export function formatMinutes(minutes: number): string {
  if (minutes > longestTold) return `más de ${longestTold / 60} h`;
  if (minutes < inMinutesBelow) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
}
