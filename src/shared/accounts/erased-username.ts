/** Whether a username is the one of an erased account, which nobody can choose. */
export function isErasedUsername(username: string): boolean {
  return username.startsWith('~');
}
