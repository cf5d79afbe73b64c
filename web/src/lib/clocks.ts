/** Milliseconds since 1970 that nobody who sets this machine's clock can make jump. */
export function pageTime(): number {
  return performance.timeOrigin + performance.now();
}

/** What is left on a clock now: it runs for the seats that are asked. */
export function leftOn(left: number, asked: boolean, since: number | null, now: number): number {
  return asked && since !== null ? Math.max(0, left - Math.max(0, now - since)) : left;
}

/** A span of time for people: 9:05, 1:02:00, 2 d 3 h. */
export function clockText(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const two = (number: number) => String(number).padStart(2, '0');
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
