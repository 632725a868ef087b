const robots =
  /bot\b|crawl|spider|slurp|archiver|preview|monitor|lighthouse|headless|facebookexternalhit|whatsapp|curl\/|wget|python-|java\/|go-http|okhttp|axios|node-fetch|libwww/i;

/** Whether a user agent says of itself that nobody sits before it. Who says nothing is none either. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || robots.test(userAgent);
}
