import { loggedInAccount } from '#web/features/session/logged-in-account.ts';

/** Drafts in this tab, separate for each account: `draft:<account>:<name>`. */
const keyOf = (owner: string, name: string) => `draft:${owner}:${name}`;
const keyPattern = /^draft:(\w+):(.*)$/;
const guest = 'guest';

/**
 * The owner of drafts written and read from now on: the logged-in account, or a guest.
 * @param began the owner of the open form. A guest's form passes to the account at login; an account's form never
 * changes its owner.
 */
export function draftOwner(began = guest): string {
  claimDrafts();
  return began === guest ? (loggedInAccount() ?? guest) : began;
}

export function readDraft(name: string, owner = draftOwner()): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(owner, name));
  } catch {
    return null;
  }
}

export function writeDraft(name: string, text: string, owner = draftOwner()): void {
  try {
    window.sessionStorage.setItem(keyOf(owner, name), text);
  } catch {
    // Storage may be full or blocked: then a reload loses the draft.
  }
}

export function dropDraft(name: string, owner = draftOwner()): void {
  remove(keyOf(owner, name));
}

/**
 * Assigns drafts after a login: a guest's drafts pass to the account, drafts of another account are removed. While
 * nobody is logged in they remain, so that a user whose login expired finds them again.
 */
export function claimDrafts(): void {
  const account = loggedInAccount();
  if (account === undefined) return;
  for (const { key, owner, name } of listDrafts()) {
    if (owner === account) continue;
    const text = readDraft(name, owner);
    if (owner === guest && text !== null) writeDraft(name, text, account);
    remove(key);
  }
}

/** Called on logout: the next user of this browser must not see any drafts. */
export function dropAllDrafts(): void {
  for (const { key } of listDrafts()) remove(key);
}

function remove(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has no draft to remove.
  }
}

function listDrafts() {
  try {
    return Object.keys(window.sessionStorage).flatMap((key) => {
      const [, owner, name] = keyPattern.exec(key) ?? [];
      return owner !== undefined && name !== undefined ? [{ key, owner, name }] : [];
    });
  } catch {
    return [];
  }
}
