/** One of the two sides of a conversation. */
export interface Side {
  /** Null: the shop. */
  readonly accountId: number | null;
  /** The account that writes: for the shop, the clerk's. */
  readonly authorId: number;
}

export const userSide = (accountId: number): Side => ({ accountId, authorId: accountId });
export const shopSide = (clerkId: number): Side => ({ accountId: null, authorId: clerkId });
