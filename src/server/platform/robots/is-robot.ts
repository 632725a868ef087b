import { isbot } from 'isbot';

/**
 * Whether a program sent a request, by the user agent. Browsers always name themselves, so a request without one comes
 * from a program.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent);
}
