/** Keys of opening hours, from Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** The example in the error message. */
export const exampleSpan = '9:00–18:00';

const span = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Whether these are valid spans of a day, `09:00-18:00`: none empty, in order and without overlaps. */
export function areSpans(spans: readonly string[]): boolean {
  return spans.every((one, index) => {
    if (!span.test(one)) return false;
    const [from, to] = [one.slice(0, 5), one.slice(6)];
    return from < to && (index === 0 || spans[index - 1]!.slice(6) < from);
  });
}

/** `09:00-18:00` → `9:00–18:00`, for display. */
export function writtenSpan(one: string): string {
  return one
    .split('-')
    .map((time) => time.replace(/^0(?=\d:)/, ''))
    .join('–');
}

/**
 * Parses typed hours, `9–12, 13:00-18:00`, into spans. Unreadable text is returned unchanged, for the schema to
 * reject.
 */
export function readSpans(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part
        .split(/\s*[-–]\s*/)
        .map((time) => (/^\d{1,2}$/.test(time) ? `${time}:00` : time).replace(/^(\d)[:.]/, '0$1:').replace('.', ':'))
        .join('-'),
    );
}
