const queryCanceled = '57014';

/** Whether a statement took longer than the time limit of its connection. */
export function hasTimedOut(error: unknown): boolean {
  return (error as { code?: unknown }).code === queryCanceled;
}
