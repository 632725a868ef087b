import { draftAccount } from '#web/features/session/draft-account.ts';

/** What is typed and chosen in this tab is kept for its account alone: `draft:<account>:<name>`. */
const keyOf = (owner: string, name: string) => `draft:${owner}:${name}`;
const keyPattern = /^draft:(\w+):(.*)$/;
const guest = 'guest';

/**
 * Whose drafts are kept and shown from now on: a guest's or those of the account that is logged in.
 * @param began who filled in what is open: what a guest began goes over to the account, what an account began never
 */
export function draftOwner(began = guest): string {
  claimDrafts();
  return began === guest ? (draftAccount() ?? guest) : began;
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
    // Storage may be full or forbidden: then a reload begins anew.
  }
}

export function dropDraft(name: string, owner = draftOwner()): void {
  remove(keyOf(owner, name));
}

/**
 * Lets the drafts follow a login: what a guest began goes over to the account, what another account left is removed.
 * While nobody is logged in they stay: whose login ran out finds them again.
 */
export function claimDrafts(): void {
  const account = draftAccount();
  if (account === undefined) return;
  for (const { key, owner, name } of listDrafts()) {
    if (owner === account) continue;
    const text = readDraft(name, owner);
    if (owner === guest && text !== null) writeDraft(name, text, account);
    remove(key);
  }
}

/** Nobody finds here what was typed before. */
export function dropAllDrafts(): void {
  for (const { key } of listDrafts()) remove(key);
}

function remove(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
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
